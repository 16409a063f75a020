"""Who looks how: the name of the photo, and a line for each person."""

from bust.look import Look
from kit.paint import (
    amber,
    deep,
    mint200,
    mint300,
    mix,
    sand200,
    sand300,
    soft,
    teal500,
    teal700,
    teal900,
    terracotta,
    white,
)

clay = mix(terracotta, deep, 0.14)
ochre = mix(amber, "#8a6247", 0.35)
plum = mix(terracotta, deep, 0.55)
fog = mix(soft, sand200, 0.5)
rose = mix(terracotta, white, 0.55)
uniform = mix(mint300, white, 0.3)
walnut = "#5b5248"


def man(tone, hair, clothes, colour, **more):
    return Look(tone, hair, clothes, colour, **more)


def woman(tone, hair, clothes, colour, **more):
    return Look(tone, hair, clothes, colour, woman=True, **more)


doctors = {
    "asha-rao": woman(2.2, "low-bun", "coat", teal700, glasses="round", earrings="stud", bindi=True),
    "imran-qureshi": man(1.2, "quiff", "coat", fog, beard="short"),
    "sunita-rathore": woman(1.4, "bun", "coat", plum, hue="salt", earrings="drop", bindi=True, collar="round"),
    "gurpreet-sandhu": man(
        1.0, "turban", "coat", mint300, cloth=teal700, under=amber, beard="full", moustache=True, tie=teal900
    ),
    "meenakshi-subramaniam": woman(3.5, "braid", "coat", ochre, bindi=True, earrings="stud", collar="round"),
    "anirban-mukherjee": man(2.0, "parted", "coat", soft, glasses="square", width=1.05, tie=deep),
    "nitin-deshpande": man(2.8, "receding", "coat", sand300, hue="salt", moustache=True, tie=terracotta),
    "jacob-chacko": man(3.6, "crop", "coat", mint200, hue="salt", moustache=True, glasses="square", frame="#4a3428"),
    "farah-siddiqui": woman(0.5, "scarf", "coat", soft, cloth=ochre),
    "lalrinpuii-sailo": woman(0.4, "bob", "coat", teal500, width=1.05, collar="round", earrings="stud"),
    "srinivas-reddy": man(3.7, "swept", "coat", fog, moustache=True, width=1.06, jaw=0.9),
    "harish-gowda": man(3.1, "sides", "coat", teal500, beard="short", width=1.04),
    "leena-fernandes": woman(2.4, "waves", "coat", teal500, hue="umber", earrings="stud"),
    "padmini-mohanty": woman(3.1, "centre", "coat", teal900, hue="grey", glasses="oval", bindi=True, collar="round"),
    "rakesh-solanki": man(2.3, "crop", "coat", clay, beard="goatee", moustache=True),
    "kavita-jain": woman(1.2, "ponytail", "coat", teal900, hue="brown", earrings="drop"),
    "tenzing-bhutia": man(0.7, "crop", "coat", teal700, width=1.08, nose=0.8),
    "dipali-barua": woman(1.5, "fringe", "coat", mint300, glasses="round", frame=plum),
    "zoya-wani": woman(0.2, "drape", "coat", sand300, hue="brown", cloth=rose),
}

managements = {
    "rajendra-bhargava": man(2.0, "swept", "suit", deep, hue="white", tie=terracotta, glasses="square", moustache=True),
    "nandini-kulkarni": woman(1.8, "bob", "saree", teal700, hue="salt", earrings="drop", bindi=True, cloth=deep),
    "salim-ansari": man(1.3, "parted", "coat", fog, hue="grey", beard="full", moustache=True, glasses="oval"),
    "geeta-nair": woman(3.0, "low-bun", "saree", sand200, cloth=teal500, glasses="square", earrings="stud"),
    "kuldeep-malhotra": man(1.1, "quiff", "suit", teal900, tie=soft, width=1.05, jaw=0.9),
    "prakash-joshi": man(2.1, "sides", "coat", mint300, hue="white", glasses="round", moustache=True, tie=plum),
    "rosamma-joseph": woman(3.7, "bun", "saree", mint300, hue="salt", cloth=teal900, earrings="stud"),
    "cyrus-daruwala": man(0.3, "receding", "suit", walnut, hue="grey", tie=teal500, glasses="round", nose=1.25),
    "poonam-chauhan": woman(1.2, "long", "salwar", clay, hue="brown", cloth=sand200, bindi=True),
    "mousumi-pal": woman(2.2, "waves", "saree", ochre, glasses="round", bindi=True, cloth=plum),
    "harleen-gill": woman(0.6, "ponytail", "suit", teal500, hue="brown", earrings="drop"),
    "mahesh-agarwal": man(2.0, "parted", "waistcoat", teal700, moustache=True, width=1.08),
    "rehana-khan": woman(1.3, "drape", "salwar", teal900, cloth=soft),
    "arun-thangavel": man(4.1, "curls", "shirt", mint200, glasses="square", beard="short"),
    "bhaskar-naidu": man(3.6, "crop", "shirt", fog, hue="salt", moustache=True, width=1.07, jaw=0.8),
    "ketan-shah": man(1.3, "swept", "kurta", sand300, glasses="round", frame="#4a3428"),
    "anima-tudu": woman(4.2, "centre", "saree", terracotta, cloth=teal900, earrings="drop"),
}

residents = {
    "neha-tiwari": woman(1.4, "long", "scrubs", teal500, glasses="round", stethoscope=1),
    "arif-shaikh": man(2.2, "curls", "scrubs", teal900, beard="short", stethoscope=-1),
    "divya-krishnan": woman(3.5, "ponytail", "coat", amber, earrings="stud", stethoscope=1, bindi=True),
    "joseph-lakra": man(4.2, "crop", "scrubs", soft, stethoscope=1, width=1.04),
    "manpreet-kaur": woman(0.9, "braid", "coat", soft, hue="brown", stethoscope=-1),
    "sachin-patil": man(2.9, "quiff", "coat", teal700, moustache=True, stethoscope=-1),
}

nurses = {
    "mary-kujur": woman(4.2, "bun", "nurse", white, hue="salt", glasses="square"),
    "anitha-thomas": woman(3.1, "low-bun", "nurse", teal700, earrings="stud", cap=True),
    "shaheen-bano": woman(1.2, "scarf", "nurse", uniform, cloth=teal700),
    "rekha-yadav": woman(2.0, "centre", "nurse", soft, bindi=True, earrings="stud", cap=True),
    "deepa-murugan": woman(3.7, "ponytail", "scrubs", soft, bindi=True),
    "ranjit-kumar": man(3.0, "parted", "nurse", uniform, moustache=True),
    "asmita-gaikwad": woman(2.3, "braid", "nurse", mix(teal500, white, 0.45), earrings="stud", cap=True),
    "lalthanmawii-ralte": woman(0.3, "fringe", "nurse", uniform, width=1.06),
    "sujata-nayak": woman(3.1, "bun", "nurse", teal500, glasses="round", bindi=True),
    "pushpa-rawat": woman(1.0, "bob", "nurse", white, hue="grey", glasses="oval", earrings="stud"),
    "irfan-ali": man(1.4, "crop", "scrubs", teal500, beard="full", moustache=True),
    "jaspreet-bains": woman(0.8, "low-bun", "nurse", fog, hue="brown"),
    "laxmi-oraon": woman(4.1, "centre", "nurse", mint300, bindi=True, earrings="drop"),
    "bhavna-parmar": woman(1.9, "waves", "nurse", uniform, hue="henna", earrings="stud"),
    "sushila-prajapati": woman(3.0, "drape", "nurse", soft, hue="salt", cloth=white),
    "rupjyoti-das": woman(1.5, "bob", "nurse", teal700, cap=True),
}

technicians = {
    "suresh-patel": man(2.8, "receding", "technician", mint300, moustache=True, glasses="square"),
    "kavya-hegde": woman(2.1, "long", "technician", soft, earrings="stud", bindi=True),
    "vikas-kushwaha": man(3.1, "swept", "technician", sand200, beard="goatee", moustache=True),
    "nasreen-akhtar": woman(1.4, "scarf", "technician", teal500, cloth=sand300, glasses="round"),
    "mohan-rathod": man(3.6, "crop", "scrubs", mix(teal500, white, 0.2), moustache=True),
    "jincy-paul": woman(3.6, "low-bun", "technician", mint200),
    "sandeep-dhillon": man(0.5, "turban", "scrubs", teal900, cloth=terracotta, beard="full", moustache=True),
    "tashi-lepcha": man(0.6, "quiff", "technician", fog, width=1.08, nose=0.8),
    "abdul-rahim": man(4.2, "bald", "technician", amber, beard="full", moustache=True),
}

visitors = {
    "t1": woman(1.3, "long", "salwar", teal500, cloth=mint200, earrings="stud"),
    "t2": man(2.2, "parted", "shirt", clay, hue="brown", beard="short"),
    "t3": woman(2.8, "waves", "shirt", mint200, hue="umber", glasses="round"),
    "t4": man(3.5, "swept", "kurta", white, hue="salt", moustache=True),
    "t5": woman(2.0, "bun", "saree", plum, hue="grey", glasses="square", bindi=True),
}

BACKGROUNDS = (mint300, sand300, mix(soft, mint200, 0.55), mix(soft, sand200, 0.72), mix(terracotta, sand200, 0.75))
TURNS = (0.24, -0.2, 0.13, -0.27, 0.19, -0.14)
TILTS = (0.03, -0.035, 0.0, 0.045, -0.02)
# Added to the face's width, nose, smile and brows, so that faces differ as well as hair and clothes.
FEATURES = (
    (0, 0, 0, 0),
    (-0.04, 0.15, 0.1, 0.02),
    (0.03, -0.2, -0.08, -0.015),
    (-0.02, -0.1, 0.16, 0.03),
    (0.05, 0.2, 0.05, 0),
    (-0.05, 0, -0.05, 0.015),
    (0.02, 0.3, 0.12, -0.01),
)


def placed(folder, looks, first):
    for index, (name, look) in enumerate(looks.items(), first):
        look.background = BACKGROUNDS[index % len(BACKGROUNDS)]
        look.turn = TURNS[index % len(TURNS)]
        look.tilt = TILTS[index % len(TILTS)]
        wide, nose, smile, lift = FEATURES[index % len(FEATURES)]
        look.width += wide
        look.nose += nose
        look.smile += smile
        look.lift += lift
        look.look_aside = -look.turn * 0.35
        if look.clothes == "coat" and not look.stethoscope:
            look.stethoscope = 1 if index % 2 else -1
        yield f"{folder}/{name}", look


people = dict(
    [
        *placed("doctors/photos", doctors, 0),
        *placed("people/photos", managements, 1),
        *placed("people/photos", residents, 2),
        *placed("people/photos", nurses, 0),
        *placed("people/photos", technicians, 3),
        *placed("testimonials", visitors, 0),
    ]
)
