import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { genders, spokenLanguages } from "@hospital/content/vocabulary";
import { weekdays } from "@hospital/timetable/clock";
import { parse, stringify } from "yaml";

const givenNames =
  "Aarav Aditi Ajay Amrita Anil Anjali Arjun Bhavna Chetan Deepa Dev Divya Esha Farhan Gauri Girish Hema Irfan Isha Jaya Karan Kiran Lata Madhav Manju Mohan Nadia Naveen Neha Om Pallavi Pranav Priya Rahul Rekha Rohan Sana Sanjay Shanti Suresh Tara Uday Usha Varun Vidya Yash";
const familyNames =
  "Acharya Agarwal Ahmed Bajaj Banerjee Bhat Bose Chandra Chauhan Das Desai Dutta Gandhi Ghosh Gill Gupta Hegde Iyer Joshi Kapoor Kaul Khan Kulkarni Kumar Lal Malik Mehta Menon Mishra Nair Naidu Pande Patel Pillai Rane Saxena Sethi Shah Sharma Shetty Singh Sinha Thakur Thomas Varma Yadav";

/**
 * Adds `count` invented doctors to the folder `content`, deterministically. They share the existing pictures, so that a
 * build has none to generate.
 */
export function generateDoctors(count: number, content: string): void {
  const folder = join(content, "doctors");
  mkdirSync(folder, { recursive: true });
  const photos = globSync("photos/*.webp", { cwd: folder }).sort();
  const departments = globSync("departments/*.yaml", { cwd: content })
    .sort()
    .map((file) => {
      const { title } = parse(readFileSync(join(content, file), "utf8"));
      return { slug: basename(file, ".yaml"), title: String(title.en ?? title) };
    });
  const [given, family] = [givenNames.split(" "), familyNames.split(" ")];

  for (let index = 0; index < count; index += 1) {
    // Steps coprime to the lists' lengths, so that combinations repeat late.
    const pick = <Value>(list: readonly Value[], step: number) => list[(index * step) % list.length] as Value;
    const department = pick(departments, 7);
    const record = {
      name: `Dr ${pick(given, 5)} ${family[Math.floor(index / given.length) % family.length]}`,
      degree: `MBBS, MD (${department.title})`,
      speciality: department.title,
      department: department.slug,
      ...(photos.length > 0 && { photo: `./${pick(photos, 1)}` }),
      gender: pick(genders, 1),
      languages: [...new Set(["en", "hi", pick(spokenLanguages, 5)])],
      opd: [
        { days: [pick(weekdays, 1), pick(weekdays, 3)].filter(isFirst), from: "10:00", to: "13:00", room: "OPD 1" },
      ],
      sample: true,
    };
    writeFileSync(join(folder, `generated-${String(index + 1).padStart(5, "0")}.yaml`), stringify(record));
  }
}

function isFirst<Value>(value: Value, index: number, values: Value[]): boolean {
  return values.indexOf(value) === index;
}
