"""Draws the lids of the five boxes: python3 dev/covers.py (from web/). Flat inks on paper, 300 by 400."""

import math
from pathlib import Path

OUT = Path(__file__).parent.parent / "src" / "assets" / "covers"
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">'
INK = "#1e1611"
CREAM = "#f4e7c9"


def points(*pairs):
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in pairs)


def write(name, *parts):
    (OUT / f"{name}.svg").write_text("\n".join([HEAD, *parts, "</svg>"]) + "\n")


def dome(x, y, w, h, fill, stripe):
    body = (
        f"M{x - w / 2:.1f} {y}C{x - w * 0.78:.1f} {y - h * 0.34:.1f} {x - w * 0.16:.1f} {y - h * 0.55:.1f} {x} {y - h}"
        f"C{x + w * 0.16:.1f} {y - h * 0.55:.1f} {x + w * 0.78:.1f} {y - h * 0.34:.1f} {x + w / 2:.1f} {y}Z"
    )
    ribs = "".join(
        f'<path d="M{x + k * w / 2:.1f} {y}Q{x + k * w * 0.55:.1f} {y - h * 0.45:.1f} {x} {y - h}" fill="none" '
        f'stroke="{stripe}" stroke-width="1.2"/>'
        for k in (-0.5, 0, 0.5)
    )
    top = f'<path d="M{x} {y - h + 2}v-11" stroke="{INK}" stroke-width="1.6"/><circle cx="{x}" cy="{y - h - 9}" r="2" fill="{INK}"/>'
    return f'<path d="{body}" fill="{fill}" stroke="{INK}" stroke-width="1.5"/>{ribs}{top}'


def tower(x, base, w, h, roof):
    left, right, top = x - w / 2, x + w / 2, base - h
    return (
        f'<path d="M{left} {base}V{top}h{w}V{base}Z" fill="{INK}"/>'
        f'<path d="M{left - 2} {top}L{x} {top - roof}L{right + 2} {top}Z" fill="{INK}"/>'
        f'<path d="M{x} {top - roof}v-9" stroke="{INK}" stroke-width="1.6"/>'
        f'<path d="M{x - 2.5} {top + 12}v-5a2.5 2.5 0 0 1 5 0v5z" fill="#f0b64b"/>'
    )


def amanecer():
    cx, cy = 150, 268
    rays = []
    for i in range(-13, 14, 2):
        a, b = math.radians(-90 + i * 7 - 3.5), math.radians(-90 + i * 7 + 3.5)
        far = 420
        rays.append(
            f'<polygon points="{points((cx, cy), (cx + far * math.cos(a), cy + far * math.sin(a)), (cx + far * math.cos(b), cy + far * math.sin(b)))}"/>'
        )
    arrows = []
    for x, y, bend in ((18, 318, 30), (40, 366, 22), (105, 388, 10), (195, 388, -10), (262, 366, -22), (284, 318, -30)):
        tx, ty = 150 + (x - 150) * 0.3, 318 + (y - 318) * 0.24
        mx, my = (x + tx) / 2 + bend * 0.4, (y + ty) / 2 - 6
        ang = math.atan2(ty - my, tx - mx)
        head = [
            (tx, ty),
            (tx - 11 * math.cos(ang - 0.5), ty - 11 * math.sin(ang - 0.5)),
            (tx - 11 * math.cos(ang + 0.5), ty - 11 * math.sin(ang + 0.5)),
        ]
        arrows.append(
            f'<path d="M{x} {y}Q{mx:.1f} {my:.1f} {tx - 7 * math.cos(ang):.1f} {ty - 7 * math.sin(ang):.1f}" fill="none" stroke="{INK}" stroke-width="5"/>'
            f'<polygon points="{points(*head)}" fill="{INK}"/>'
        )
    write(
        "amanecer",
        '<rect width="300" height="400" fill="#8f2a1d"/>',
        f'<g fill="#a93a25">{"".join(rays)}</g>',
        f'<circle cx="{cx}" cy="{cy}" r="86" fill="#f0b64b"/>',
        f'<circle cx="{cx}" cy="{cy}" r="86" fill="none" stroke="#f7d68a" stroke-width="3"/>',
        f'<path d="M0 306V292h16v-8h8v8h20v-10h8v10h14v-8h10v8h24v14H0Z" fill="{INK}"/>',
        f'<path d="M300 306V290h-14v-8h-10v8h-20v-9h-8v9h-22v-7h-10v7h-18v16Z" fill="{INK}"/>',
        tower(62, 306, 15, 46, 26),
        tower(240, 306, 17, 56, 30),
        tower(94, 306, 11, 26, 17),
        tower(272, 306, 11, 30, 18),
        f'<rect x="121" y="252" width="60" height="56" fill="{INK}"/>',
        f'<rect x="143" y="226" width="16" height="30" fill="{INK}"/><rect x="124" y="240" width="13" height="20" fill="{INK}"/><rect x="166" y="240" width="13" height="20" fill="{INK}"/>',
        dome(130.5, 242, 17, 22, "#5d1a12", "#f0b64b"),
        dome(172.5, 242, 17, 22, "#5d1a12", "#f0b64b"),
        dome(151, 228, 24, 34, CREAM, "#8f2a1d"),
        '<g fill="#f0b64b"><path d="M131 282v-8a4 4 0 0 1 8 0v8zM147 282v-8a4 4 0 0 1 8 0v8zM163 282v-8a4 4 0 0 1 8 0v8z"/></g>',
        f'<path d="M0 306Q70 296 150 304T300 304V400H0Z" fill="{CREAM}"/>',
        '<path d="M0 334Q80 322 170 332T300 330M0 362Q100 350 190 360T300 356" fill="none" stroke="#d9c69d" stroke-width="2"/>',
        *arrows,
    )


def digits(color, clip):
    shapes = {
        "1": "M8 40L32 12V192",
        "9": "M50 82V36Q50 14 31 14Q12 14 12 36V84Q12 104 31 104Q50 104 50 82M50 70V160Q50 188 31 188Q12 188 12 162V150",
        "3": "M12 54V36Q12 14 31 14Q50 14 50 36V72Q50 97 26 97Q50 97 50 122V164Q50 188 31 188Q12 188 12 164V148",
        "6": "M12 122V42Q12 14 31 14Q50 14 50 40V52M12 120V166Q12 188 31 188Q50 188 50 166V122Q50 98 31 98Q12 98 12 120",
    }
    body = "".join(
        f'<path transform="translate({26 + at * 64} 74) scale(.94 .88)" d="{shapes[one]}"/>' for at, one in enumerate("1936")
    )
    return f'<g clip-path="url(#{clip})" fill="none" stroke="{color}" stroke-width="21">{body}</g>'


def guerra1936():
    tear = [(178, 0), (168, 26), (176, 58), (158, 92), (166, 130), (148, 170), (156, 206), (138, 244), (146, 280), (128, 318), (134, 352), (120, 400)]
    left, right = [(0, 0), *tear, (0, 400)], [(300, 0), *tear, (300, 400)]

    def bands(colours, x, w):
        return "".join(
            f'<rect x="{x}" y="{26 + i * 13}" width="{w}" height="13" fill="{c}"/>' for i, c in enumerate(colours)
        )

    def card(x, y, turn, back, mark):
        return (
            f'<g transform="translate({x} {y}) rotate({turn})"><rect x="-20" y="-30" width="40" height="60" rx="3" fill="{CREAM}" '
            f'stroke="{INK}" stroke-width="1.5"/><rect x="-15" y="-25" width="30" height="30" fill="{back}"/>{mark}'
            f'<path d="M-14 13h28M-14 19h22" stroke="{INK}" stroke-width="2"/></g>'
        )

    rifle = f'<path d="M-11 -2L11 -20M-11 -20L11 -2" stroke="{CREAM}" stroke-width="3"/>'
    hall = f'<path d="M-11 -2v-9h22v9M-12 -11L0 -21l12 10" fill="none" stroke="{CREAM}" stroke-width="2.5"/>'
    wheel = f'<circle cx="0" cy="-10" r="8" fill="none" stroke="{CREAM}" stroke-width="3"/><path d="M0 -22v24M-12 -10h24" stroke="{CREAM}" stroke-width="2"/>'
    write(
        "guerra1936",
        f'<defs><clipPath id="l"><polygon points="{points(*left)}"/></clipPath><clipPath id="r"><polygon points="{points(*right)}"/></clipPath></defs>',
        f'<rect width="300" height="400" fill="{CREAM}"/>',
        f'<polygon points="{points(*left)}" fill="#4d2743"/>',
        f'<g clip-path="url(#l)">{bands(("#b3332a", "#e3b23c", "#7a3d77"), 0, 200)}</g>',
        f'<g clip-path="url(#r)">{bands(("#b3332a", "#e3b23c", "#b3332a"), 100, 200)}</g>',
        digits(CREAM, "l"),
        digits("#2b1d18", "r"),
        f'<polyline points="{points(*tear)}" fill="none" stroke="{INK}" stroke-width="2"/>',
        card(50, 296, -14, "#7a3d77", hall),
        card(96, 290, 0, "#b3332a", rifle),
        card(204, 290, 2, "#37403f", rifle),
        card(250, 296, 14, "#8a6a1f", wheel),
        f'<rect y="338" width="300" height="62" fill="{INK}"/><path d="M0 338h300" stroke="#e3b23c" stroke-width="3"/>',
    )


def pasaran():
    k = 26.5

    def at(lon, lat):
        return 16 + (lon + 9.7) * k * 0.766, 118 + (43.9 - lat) * k

    coast = [(-9.2, 43.1), (-8.2, 43.75), (-7.0, 43.55), (-5.8, 43.65), (-4.0, 43.4), (-3.0, 43.45), (-1.8, 43.35), (-0.7, 42.85), (0.7, 42.75), (1.7, 42.5), (3.2, 42.45), (3.25, 41.9), (2.2, 41.35), (0.95, 41.0), (0.7, 40.65), (-0.05, 39.95), (-0.3, 39.4), (0.2, 38.75), (-0.5, 38.3), (-0.75, 37.65), (-1.5, 37.5), (-2.0, 36.8), (-2.9, 36.75), (-4.4, 36.7), (-5.4, 36.05), (-6.1, 36.25), (-6.4, 36.85), (-7.4, 37.2), (-8.0, 37.0), (-8.95, 37.0), (-8.75, 38.4), (-9.5, 38.75), (-8.9, 39.7), (-8.65, 41.0), (-8.85, 41.9), (-8.9, 42.4)]
    border = [(-8.85, 41.9), (-8.2, 42.1), (-6.6, 41.95), (-6.2, 41.6), (-6.9, 41.0), (-6.95, 40.2), (-7.0, 39.7), (-7.5, 39.6), (-7.0, 38.9), (-7.3, 38.4), (-6.95, 38.1), (-7.5, 37.5), (-7.4, 37.2)]
    front = [(-0.5, 42.8), (-0.55, 42.0), (-0.7, 41.4), (-1.0, 40.4), (-2.2, 41.0), (-3.6, 40.9), (-4.2, 40.5), (-5.2, 39.9), (-5.9, 39.1), (-5.5, 38.3), (-4.7, 37.9), (-4.1, 37.4), (-4.0, 36.75)]
    north = [(-5.9, 43.6), (-5.9, 43.1), (-4.6, 42.9), (-3.2, 42.9), (-2.5, 42.95), (-2.3, 43.4)]
    rivers = [
        [(-1.0, 42.3), (-0.9, 41.65), (0.2, 41.2), (0.6, 40.75)],
        [(-2.6, 41.6), (-4.7, 41.55), (-6.0, 41.5), (-8.6, 41.15)],
        [(-2.4, 40.7), (-3.9, 39.9), (-5.9, 39.75), (-8.3, 39.4), (-9.1, 38.7)],
        [(-3.2, 38.1), (-4.8, 37.9), (-6.0, 37.3), (-6.35, 36.85)],
    ]
    line = lambda pairs: points(*(at(*p) for p in pairs))
    streams = "".join(f'<polyline points="{line(r)}"/>' for r in rivers)
    waves = "".join(
        f'<path d="M{-20 + (r % 2) * 12} {96 + r * 13}' + "q6 -5 12 0t12 0" * 14 + f'" />' for r in range(21)
    )

    def teeth(pairs):
        out = []
        for (xa, ya), (xb, yb) in zip([at(*p) for p in pairs], [at(*p) for p in pairs][1:]):
            n = max(1, int(math.dist((xa, ya), (xb, yb)) // 9))
            for i in range(n):
                f = (i + 0.5) / n
                x, y = xa + (xb - xa) * f, ya + (yb - ya) * f
                d = math.dist((xa, ya), (xb, yb))
                nx, ny = (yb - ya) / d, -(xb - xa) / d
                out.append(f"M{x:.1f} {y:.1f}l{-nx * 6:.1f} {-ny * 6:.1f}")
        return "".join(out)

    cities = [(-3.7, 40.42), (2.15, 41.4), (-0.4, 39.47), (-5.98, 37.38), (-0.88, 41.65), (-2.95, 43.25), (-4.72, 41.65), (-8.5, 42.9)]
    dots = "".join(f'<rect x="{at(*c)[0] - 3:.1f}" y="{at(*c)[1] - 3:.1f}" width="6" height="6" fill="{INK}"/>' for c in cities)

    def counter(x, y, turn, fill, symbol, value):
        return (
            f'<g transform="translate({x} {y}) rotate({turn})"><rect x="3" y="4" width="58" height="58" fill="#000" fill-opacity=".35"/>'
            f'<rect width="58" height="58" rx="2" fill="{fill}" stroke="{INK}" stroke-width="1.6"/>'
            f'<rect x="13" y="12" width="32" height="20" fill="none" stroke="{INK}" stroke-width="2"/>{symbol}'
            f'<g stroke="{INK}" stroke-width="3">{value}</g></g>'
        )

    foot = f'<path d="M13 12l32 20M45 12L13 32" stroke="{INK}" stroke-width="2"/>'
    tank = f'<ellipse cx="29" cy="22" rx="11" ry="6" fill="none" stroke="{INK}" stroke-width="2"/>'
    horse = f'<path d="M13 32L45 12" stroke="{INK}" stroke-width="2"/>'
    steps = lambda n: "".join(f'<path d="M{29 - (n - 1) * 4 + i * 8} 40v11"/>' for i in range(n))
    write(
        "pasaran",
        '<rect width="300" height="400" fill="#2c5a66"/>',
        f'<g fill="none" stroke="#3f7480" stroke-width="1.5">{waves}</g>',
        f'<polygon points="{line(coast)}" fill="#e6d3a3" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>',
        f'<polygon points="{line([*border, (-8.0, 37.0), (-8.95, 37.0), (-8.75, 38.4), (-9.5, 38.75), (-8.9, 39.7), (-8.65, 41.0)])}" fill="#c9b383"/>',
        f'<g fill="none" stroke="#4e8794" stroke-width="1.8" stroke-linejoin="round">{streams}</g>',
        f'<polyline points="{line(border)}" fill="none" stroke="{INK}" stroke-width="1.2" stroke-dasharray="5 3"/>',
        f'<g fill="none" stroke="#9a2a1d"><polyline points="{line(front)}" stroke-width="3.4" stroke-linejoin="round"/><path d="{teeth(front)}" stroke-width="2.2"/>'
        f'<polyline points="{line(north)}" stroke-width="3.4" stroke-linejoin="round"/><path d="{teeth(list(reversed(north)))}" stroke-width="2.2"/></g>',
        dots,
        counter(170, 318, -5, "#d8c7dc", foot, steps(3)),
        counter(60, 322, 6, "#c5cfa0", horse, steps(2)),
        counter(232, 300, 8, "#d8c7dc", tank, steps(1)),
    )


def tactics2gm():
    tiles = []
    fills = ["#8b8a57", "#93915c", "#84854f", "#979464"]
    for r in range(4):
        for c in range(4):
            x, y = 6 + c * 72, 106 + r * 72
            tiles.append(f'<rect x="{x}" y="{y}" width="70" height="70" fill="{fills[(r * 3 + c * 2) % 4]}" stroke="{INK}" stroke-width="1.4"/>')
    tree = lambda x, y, s=1.0: (
        f'<g transform="translate({x} {y}) scale({s})"><circle r="12" fill="#3f4a2b" stroke="{INK}" stroke-width="1.4"/>'
        '<path d="M-7 -3q7 -7 14 0M-6 4q6 -5 12 0" fill="none" stroke="#5f6d40" stroke-width="2"/></g>'
    )
    house = (
        f'<g transform="translate(222 124)"><rect width="44" height="34" fill="#8c3f2c" stroke="{INK}" stroke-width="1.6"/>'
        f'<path d="M0 17h44M8 0v17M20 0v17M32 0v17M14 17v17M26 17v17M38 17v17" stroke="#5c2519" stroke-width="1.4"/><path d="M0 17h44" stroke="{INK}" stroke-width="2"/></g>'
    )
    wheels = "".join(f'<path d="M{-50 + i * 10} -34v9M{-50 + i * 10} 25v9"/>' for i in range(11))
    tank = (
        '<g transform="translate(122 268) rotate(-34)">'
        f'<rect x="-54" y="-34" width="108" height="68" rx="6" fill="#000" fill-opacity=".3" transform="translate(6 7)"/>'
        f'<rect x="-54" y="-36" width="108" height="14" rx="4" fill="{INK}"/><rect x="-54" y="22" width="108" height="14" rx="4" fill="{INK}"/>'
        f'<g stroke="#6d6a5a" stroke-width="2">{wheels}</g>'
        f'<path d="M-52 -24H46L54 -12V12L46 24H-52Z" fill="#6f7466" stroke="{INK}" stroke-width="2"/>'
        f'<path d="M-50 -14h22v28h-22z" fill="#5c6155" stroke="{INK}" stroke-width="1.4"/><path d="M-46 -9h14M-46 0h14M-46 9h14" stroke="{INK}" stroke-width="2"/>'
        f'<rect x="18" y="-4" width="92" height="8" fill="#5c6155" stroke="{INK}" stroke-width="1.6"/><rect x="102" y="-6" width="12" height="12" fill="{INK}"/>'
        f'<path d="M-26 -20H10L26 -9V9L10 20H-26L-32 10V-10Z" fill="#7f8474" stroke="{INK}" stroke-width="2"/>'
        f'<circle cx="-12" cy="-5" r="8" fill="#5c6155" stroke="{INK}" stroke-width="1.6"/><path d="M30 -18l12 6M30 18l12 -6" stroke="{INK}" stroke-width="1.6"/></g>'
    )
    squad = "".join(
        f'<g transform="translate({x} {y})"><circle r="8" fill="#a58e5c" stroke="{INK}" stroke-width="1.6"/><circle r="4.5" fill="#7b6a42" stroke="{INK}" stroke-width="1.2"/>'
        f'<path d="M4 5l11 -11" stroke="{INK}" stroke-width="2.4"/></g>'
        for x, y in ((238, 336), (262, 348), (246, 364))
    )
    write(
        "tactics2gm",
        '<rect width="300" height="400" fill="#2f332b"/>',
        *tiles,
        '<path d="M6 322C70 300 90 350 150 330S240 250 294 262V294C250 284 220 340 158 362S80 338 6 356Z" fill="#c2ab76" stroke="#8d7a4c" stroke-width="1.5"/>',
        '<path d="M6 339C74 318 92 364 154 346S246 268 294 278" fill="none" stroke="#8d7a4c" stroke-width="2" stroke-dasharray="9 7"/>',
        house,
        tree(36, 136), tree(60, 152, 0.8), tree(30, 166, 0.7), tree(276, 206), tree(252, 222, 0.75), tree(40, 384, 0.9),
        tank,
        squad,
        f'<path d="M212 208L243 330" stroke="{CREAM}" stroke-width="2.4" stroke-dasharray="7 5"/>',
        f'<g fill="none" stroke="{CREAM}" stroke-width="2.4"><circle cx="250" cy="349" r="32"/><path d="M250 309v16M250 373v16M210 349h16M274 349h16"/></g>',
    )


def peanas():
    def soldier(x, y, s, cap):
        return (
            f'<g transform="translate({x} {y}) scale({s})" fill="{INK}">'
            '<path d="M-9 0L-6 -34Q-12 -40 -12 -52L-10 -66Q-6 -74 2 -73Q10 -72 12 -62L13 -44L9 -36L12 0H3L1 -28L-1 0Z"/>'
            f'<circle cx="1" cy="-81" r="8"/>{cap}'
            '<path d="M-14 -38L26 -76" stroke="#1e1611" stroke-width="3.4"/><path d="M22 -72L38 -88" stroke="#1e1611" stroke-width="1.8"/>'
            '<path d="M10 -64L18 -54L6 -50M-10 -60L-4 -44L6 -50" stroke="#1e1611" stroke-width="5" fill="none" stroke-linejoin="round"/></g>'
        )

    gorra = '<path d="M-8 -84Q0 -94 10 -84L8 -80L-8 -82Z"/>'
    helmet = '<path d="M-10 -81Q-9 -93 1 -93Q11 -93 12 -81L14 -78H-12Z"/>'
    contour = "".join(
        f'<path d="M{-20 - i * 4} {196 + i * 17}C60 {150 + i * 20} 110 {236 + i * 14} 180 {190 + i * 16}S270 {150 + i * 22} 330 {186 + i * 16}"/>'
        for i in range(9)
    )
    ticks = "".join(
        f'<path d="M{14 + i * 9} 372v{-15 if i % 10 == 0 else -11 if i % 5 == 0 else -7}"/>' for i in range(31)
    )
    base = (
        f'<ellipse cx="154" cy="330" rx="112" ry="30" fill="#000" fill-opacity=".3"/>'
        f'<path d="M44 312v12a106 28 0 0 0 212 0v-12Z" fill="#5a3d22" stroke="{INK}" stroke-width="2"/>'
        f'<ellipse cx="150" cy="312" rx="106" ry="28" fill="#8f7a46" stroke="{INK}" stroke-width="2"/>'
        '<path d="M70 310q6 -8 8 0M80 318q5 -9 9 -1M206 306q6 -9 9 0M222 314q5 -7 8 0M146 330q6 -8 8 0M112 324q5 -7 7 0" fill="none" stroke="#4b5a2a" stroke-width="2.4"/>'
        '<ellipse cx="190" cy="324" rx="9" ry="4" fill="#bda97a"/><ellipse cx="96" cy="306" rx="6" ry="3" fill="#bda97a"/>'
    )
    write(
        "peanas",
        f'<rect width="300" height="400" fill="{CREAM}"/>',
        '<path d="M0 150Q60 120 120 148T230 138T300 150V400H0Z" fill="#cfa45c"/>',
        '<path d="M0 186C60 150 110 236 180 190S270 150 300 186V400H0Z" fill="#a5813f"/>',
        f'<g fill="none" stroke="#7f6230" stroke-width="1.6">{contour}</g>',
        '<circle cx="236" cy="128" r="26" fill="#c8502f"/>',
        '<g transform="translate(34 172)"><path d="M0 40V14L20 0L40 14V40Z" fill="#f0e2c0" stroke="#1e1611" stroke-width="1.6"/><path d="M-4 16L20 -2L44 16" fill="none" stroke="#8c3f2c" stroke-width="5"/><path d="M15 40V26h10v14Z" fill="#1e1611"/></g>',
        '<g fill="#5b6a35" stroke="#1e1611" stroke-width="1.4"><path d="M262 206q-12 -16 0 -34q12 18 0 34ZM280 210q-10 -14 0 -30q10 16 0 30Z"/></g>',
        base,
        soldier(96, 318, 1.28, gorra),
        soldier(150, 326, 1.42, helmet),
        soldier(206, 316, 1.28, gorra),
        f'<path d="M0 352h300v24H0Z" fill="#e9c46a" stroke="{INK}" stroke-width="1.6" transform="translate(0 8)"/>',
        f'<g stroke="{INK}" stroke-width="1.6" transform="translate(0 12)">{ticks}</g>',
    )


if __name__ == "__main__":
    OUT.mkdir(parents=True, exist_ok=True)
    for draw in (amanecer, guerra1936, pasaran, tactics2gm, peanas):
        draw()
