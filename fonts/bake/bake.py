"""Makes a face that golang.org/x/image/font/sfnt can set as HarfBuzz would.

sfnt knows letters, advances, outlines and kerning, but no features. So what the features do to the letters we use is
found out once, with hb-shape, and written down in what sfnt knows:

  * each letter stands for the form it has with the features on (lining figures),
  * all kerning between letters is one table of pairs by classes,
  * forms that only stand beside other letters (ligatures, the short f before an accent) get code points of the private
    use area, and lines in joins.tsv: face, letters, which letters must follow ("" = any), what stands for them.

    python3 bake.py Serif+lnum=EBGaramond12-Regular.ttf ... --out ../data

Needs fontTools and hb-shape (Debian: python3-fonttools, libharfbuzz-bin).
"""

import argparse
import pathlib
import re
import subprocess
import tempfile
import unicodedata

from fontTools import subset
from fontTools.otlLib import builder
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables import otTables

PRIVATE = 0xE000
GREEK = [(0x370, 0x3FF), (0x1F00, 0x1FFF)]
PLAIN = "ſQ" + "".join(map(chr, range(0xFB00, 0xFB07)))  # hardly ever set beside others: no joins


def main():
    args = argparse.ArgumentParser()
    args.add_argument("faces", nargs="+", help="Name+feature,feature=file.ttf")
    args.add_argument("--out", required=True, type=pathlib.Path)
    args.add_argument("--latin", default="", help="names of faces that need no Greek")
    args = args.parse_args()
    joins = []
    for face in args.faces:
        head, path = face.split("=")
        name, features = head.split("+", 1)
        without = GREEK if name in args.latin.split(",") else []
        joins += bake(name, features, pathlib.Path(path), args.out, without)
    (args.out / "joins.tsv").write_text("face\tletters\tbefore\tform\n" + "".join("\t".join(j) + "\n" for j in joins))


class Shaper:
    """What HarfBuzz makes of strings: for each a list of (glyph id, advance)."""

    def __init__(self, path, features):
        self.path, self.features = path, features

    def __call__(self, texts):
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as lines:
            lines.write("".join(t + "\n" for t in texts))
            lines.flush()
            out = subprocess.run(
                ["hb-shape", self.path, "--text-file=" + lines.name, "--features=" + self.features, "--no-clusters",
                 "--no-glyph-names", "--script=latn", "--language=es", "--direction=ltr"],
                check=True, capture_output=True, text=True).stdout.splitlines()
        assert len(out) == len(texts)
        return [[self.glyph(g) for g in line[1:-1].split("|")] for line in out]

    @staticmethod
    def glyph(text):
        found = re.match(r"(\d+)(?:@-?\d+,-?\d+)?\+(-?\d+)$", text)
        return int(found[1]), int(found[2])


def bake(name, features, path, out, without):
    font = TTFont(path)
    shape = Shaper(path, features)
    letters = [chr(c) for c in sorted(font.getBestCmap()) if c >= 32 and not any(a <= c <= b for a, b in without)]
    forms = Forms(letters, shape)
    joins = forms.joins(name)
    kern = forms.kerning()
    write(font, forms, kern, out / path.name)
    return joins


class Forms:
    """The forms of all letters of a face, alone and beside others."""

    def __init__(self, letters, shape):
        self.letters = [c for c in letters if unicodedata.category(c) not in ("Mn", "Cf", "Zl", "Zp")]
        self.marks = [c for c in letters if unicodedata.category(c) == "Mn"]
        self.shape = shape
        everything = self.letters + self.marks
        self.alone = {c: line[0] for c, line in zip(everything, shape(everything)) if len(line) == 1}
        self.letters = [c for c in self.letters if c in self.alone]
        self.private = {}  # glyph id -> its code point

    def code(self, glyph):
        """The letter that stands for a glyph, made up if there is none."""
        for c, (id, _) in self.alone.items():
            if id == glyph and c in self.letters:
                return c
        return self.private.setdefault(glyph, chr(PRIVATE + len(self.private)))

    def joins(self, name):
        pairs = [a + b for a in self.letters for b in self.letters if a not in PLAIN and b not in PLAIN]
        rules = self.rules(pairs)
        firsts = {s[0] for s, _ in rules}
        triples = [a + b + c for a in firsts for b in firsts for c in self.letters if c not in PLAIN]
        rules |= self.rules(triples, rules)
        rows = {}
        for (s, before), form in rules.items():
            rows.setdefault((s, form, before != ""), []).append(before)
        lines = []
        for (s, form, _), before in sorted(rows.items()):
            lines.append((name, s, "".join(sorted(before)), " ".join(f"{ord(self.code(g)):04X}" for g in form)))
        return lines

    def rules(self, texts, known=()):
        """(letters, the letter before which they join or "") -> glyph ids, where known rules do not say so."""
        found = {}
        for text, line in zip(texts, self.shape(texts)):
            ids = tuple(g for g, _ in line)
            if ids == self.apply(text, known):
                continue
            if ids[-1] == self.alone[text[-1]][0]:
                found[text[:-1], text[-1]] = ids[:-1]
            else:
                found[text, ""] = ids
        return found

    def apply(self, text, rules):
        """Set as the program does it: at each letter the longest rule that fits, one that looks ahead first."""
        ids = []
        at = 0
        while at < len(text):
            for n in (3, 2, 1):
                s, after = text[at:at + n], text[at + n:at + n + 1]
                form = None
                if len(s) == n and rules:
                    form = (rules.get((s, after)) if after else None) or rules.get((s, ""))
                if form:
                    ids += form
                    at += n
                    break
            else:
                ids.append(self.alone[text[at]][0])
                at += 1
        return tuple(ids)

    def kerning(self):
        """(left glyph, right glyph) -> how far the pair is moved together, in font units."""
        kern = {}
        pairs = [a + b for a in self.letters for b in self.letters]
        for text, line in zip(pairs, self.shape(pairs)):
            if [g for g, _ in line] == [self.alone[c][0] for c in text] and line[0][1] != self.alone[text[0]][1]:
                kern[line[0][0], line[1][0]] = line[0][1] - self.alone[text[0]][1]
        return kern | self.kerning_of_joins(kern)

    def kerning_of_joins(self, kern):
        """The same beside and inside what is joined; an advance is that of the glyph, so what differs is kerning."""
        found = {}
        advance = TTFont(self.shape.path)["hmtx"]
        names = TTFont(self.shape.path).getGlyphOrder()
        joined = sorted(self.sequences())
        texts = [s + c for s in joined for c in self.letters] + [c + s for s in joined for c in self.letters]
        for line in self.shape(texts):
            for (left, wide), (right, _) in zip(line, line[1:]):
                moved = wide - advance[names[left]][0]
                if moved and (left, right) not in kern:
                    found[left, right] = moved
        return found

    def sequences(self):
        pairs = [a + b for a in self.letters for b in self.letters if a not in PLAIN and b not in PLAIN]
        for text, line in zip(pairs, self.shape(pairs)):
            if [g for g, _ in line] != [self.alone[c][0] for c in text]:
                yield text


def write(font, forms, kern, path):
    order = font.getGlyphOrder()
    cmap = {ord(c): order[id] for c, (id, _) in forms.alone.items()}
    cmap |= {ord(c): order[id] for id, c in forms.private.items()}
    for table in ("GSUB", "GPOS", "GDEF", "gasp"):
        if table in font:
            del font[table]
    for table in font["cmap"].tables:
        table.cmap = dict(cmap)
    options = subset.Options(hinting=False, notdef_outline=True, glyph_names=False, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14],
                             drop_tables=["GSUB", "GDEF"], layout_features=["kern"])
    font["GPOS"] = pair_table(font, {(order[a], order[b]): v for (a, b), v in kern.items()})
    reduce = subset.Subsetter(options)
    reduce.populate(unicodes=cmap)
    reduce.subset(font)
    font.save(path)


def pair_table(font, kern):
    """One lookup of pairs by classes: left glyphs that treat all others alike are one class, and so are right ones."""
    rights = sorted({b for _, b in kern})
    lefts = sorted({a for a, _ in kern})
    columns = {}
    for b in rights:
        columns.setdefault(tuple(kern.get((a, b), 0) for a in lefts), []).append(b)
    rows = {}
    for a in lefts:
        rows.setdefault(tuple(kern.get((a, bs[0]), 0) for bs in columns.values()), []).append(a)
    pairs = {}
    for row, left in rows.items():
        for v, right in zip(row, columns.values()):
            if v:
                pairs[tuple(left), tuple(right)] = (builder.buildValue({"XAdvance": v}), None)
    subtable = builder.buildPairPosClassesSubtable(pairs, font.getReverseGlyphMap())
    lookup = builder.buildLookup([subtable])
    gpos = newTable("GPOS")
    gpos.table = otTables.GPOS()
    gpos.table.Version = 0x00010000
    gpos.table.ScriptList = scripts()
    gpos.table.FeatureList = features()
    gpos.table.LookupList = otTables.LookupList()
    gpos.table.LookupList.Lookup = [lookup]
    gpos.table.LookupList.LookupCount = 1
    return gpos


def scripts():
    record = otTables.ScriptRecord()
    record.ScriptTag = "DFLT"
    record.Script = otTables.Script()
    record.Script.LangSysRecord, record.Script.LangSysCount = [], 0
    record.Script.DefaultLangSys = system = otTables.DefaultLangSys()
    system.ReqFeatureIndex, system.FeatureIndex, system.FeatureCount = 0xFFFF, [0], 1
    latin = otTables.ScriptRecord()
    latin.ScriptTag, latin.Script = "latn", record.Script
    found = otTables.ScriptList()
    found.ScriptRecord, found.ScriptCount = [record, latin], 2
    return found


def features():
    record = otTables.FeatureRecord()
    record.FeatureTag = "kern"
    record.Feature = otTables.Feature()
    record.Feature.FeatureParams, record.Feature.LookupListIndex, record.Feature.LookupCount = None, [0], 1
    found = otTables.FeatureList()
    found.FeatureRecord, found.FeatureCount = [record], 1
    return found


if __name__ == "__main__":
    main()
