import { banner, basics, examplePages, https, words } from "./example-pages.ts";

const spoken = { en: "Words", hi: "शब्द", hinglish: "shabd" };

const department = (title: string) => ({
  ...basics(title),
  tile: title,
  banner,
  schemaType: "MedicalClinic",
  medicalSpecialty: "Surgical",
  fees: { first: 500, next: 300 },
  summary: "A line.",
  more: [{ title: "A part", sign: "papers", points: ["A line."] }],
  whyChooseUs: [words],
});

const doctor = (name: string, place: number) => ({
  name: { en: name, hi: "डॉ. राव" },
  degree: "MBBS",
  speciality: "Heart",
  department: "cardiology",
  photo: "./photos/doctor.png",
  focus: { x: 50, y: 30 },
  fees: { first: 800 },
  languages: ["en"],
  opd: [
    { days: ["mon"], from: "09:00", to: "11:30" },
    {
      days: [place === 2 ? "sat" : "sun"],
      weeks: ["first", "third"],
      from: "09:00",
      to: "11:30",
      room: "OPD 1",
      department: "surgery",
      since: "2026-11-01",
      until: "2027-10-31",
    },
  ],
});

/** The smallest valid records by path under content/. Each test breaks one thing. */
export const exampleRecords: Record<string, object> = {
  "hospital.yaml": {
    name: "A Hospital",
    shortName: "Hospital",
    languages: ["en", "hi"],
    website: https,
    email: "info@hospital.example",
    address: { street: "1 Road", locality: "Lines", city: "Devnagar", region: "India", postalCode: "000000" },
    phones: {
      booking: "+91 00000 00001",
      reception: "+91 00000 00002",
      enquiry: "+91 00000 00003",
      emergency: "+91 00000 00000",
      mobiles: ["+91 00000 00004"],
      sms: "+91 00000 00004",
    },
    phonesCheckedOn: "2026-11-01",
    openingHours: [{ from: "00:00", to: "24:00" }],
    links: {
      directions: https,
      map: https,
      booking: https,
      mapEmbed: "https://www.openstreetmap.org/export/embed.html?bbox=1",
    },
    position: { latitude: 22.5, longitude: 79.1 },
    social: [{ network: "facebook", url: https }, { network: "x" }],
    facts: [{ number: "10+", label: "Awards" }],
    copyrightYear: 2025,
    pageFaults: "website@hospital.example",
    streetMap: {
      alt: "The street",
      streets: [{ name: "Road", from: { x: 0, y: 300 }, to: { x: 600, y: 300 } }],
      areas: [{ name: "Block A", kind: "ours", at: { x: 200, y: 100 }, width: 120, height: 100 }],
      marks: [{ name: "Gate 1", kind: "gate", at: { x: 200, y: 250 } }],
      way: [{ x: 200, y: 300 }],
      trees: [{ x: 300, y: 250 }],
    },
  },
  "navigation.yaml": {
    routes: [
      { name: "Home", link: "/" },
      { name: "Departments", subRoutes: [{ name: "Cardiology", link: "/cardiology" }] },
    ],
    visit: {
      name: "Your visit",
      links: [
        { name: "OPD", link: "/opd" },
        { name: "Admission", link: "/admission" },
        { name: "Ambulance", link: "/ambulance-service" },
        { name: "Ayushman", link: "/ayushman" },
        { name: "Contact", link: "/contact" },
        { name: "Photos", link: "/gallery" },
        { name: "Videos", link: "/video-gallery" },
        { name: "Visiting", link: "/visiting" },
      ],
    },
    tasks: [
      { name: "OPD today", link: "/opd" },
      { name: "Laboratory", link: "/evan-lab" },
    ],
  },
  "claims.yaml": { claims: [{ text: "A text", year: 2025, source: "The register", pages: ["/about"] }] },
  "launch.yaml": { waivers: [] },
  "everyday-words.yaml": {
    pages: [{ page: "/about", words: { en: ["history"], hi: ["इतिहास"], hinglish: ["itihas"] } }],
    missing: [{ title: "We have no farm", text: "A text.", words: { en: ["farm"], hi: ["खेत"], hinglish: ["khet"] } }],
  },
  "tests.yaml": {
    tests: [
      {
        id: "blood-count",
        name: "Blood count",
        words: { en: ["CBC"] },
        what: "Counts cells.",
        before: "Eat as usual.",
        bring: "The slip.",
        tell: "What you take.",
        page: "/surgery",
        counter: "A counter",
        report: "The same day.",
        rate: "A stent",
      },
    ],
  },
  "insurers.yaml": { insurers: [{ name: "First Insurance", kind: "insurer" }] },
  "testimonials.yaml": {
    testimonials: [1, 2].map((n) => ({ id: `t${n}`, name: `Person ${n}`, text: "Good.", stars: 4 })),
  },
  "notices.yaml": {
    notices: ["holiday", "lift"].map((id) => ({
      id,
      text: `The ${id}`,
      about: { from: "2026-12-25", until: "2026-12-26" },
      from: "2026-12-20",
      fromTime: "09:00",
      until: "2026-12-31",
      untilTime: "13:00",
    })),
  },
  "exceptions.yaml": {
    exceptions: [
      { from: "2026-12-25", for: "whole-hospital", change: "closed", why: { en: "Christmas", hi: "क्रिसमस" } },
      { from: "2026-12-25", for: "department", department: "cardiology", change: "as-usual", why: "Christmas" },
      {
        from: "2026-12-01",
        until: "2026-12-20",
        days: ["sat"],
        for: "doctor",
        doctor: "binod-das",
        change: "closed",
        standIn: "charu-sen",
        why: "on leave",
      },
      {
        from: "2026-12-27",
        for: "doctor",
        doctor: "binod-das",
        department: "surgery",
        change: "extra",
        times: [{ from: "10:00", to: "12:00", room: "OPD 2" }],
        why: "a camp",
      },
      {
        from: "2026-12-26",
        for: "counter",
        counter: "A counter",
        change: "other-times",
        times: [{ from: "10:00", to: "12:00" }],
        why: "a repair",
      },
      { from: "2026-12-26", for: "ward", ward: "A ward", change: "closed", why: "a repair" },
      // A late doctor's session is looked for while the day is not past.
      { from: "2099-12-21", for: "doctor", doctor: "charu-sen", change: "late", expected: "11:00" },
    ],
  },
  "helplines.yaml": {
    helplines: ["112", "14416"].map((number) => ({
      id: `line-${number}`,
      number,
      name: { en: `Line ${number}`, hi: `लाइन ${number}` },
      for: { en: "Help", hi: "मदद" },
      hours: { en: "24 hours", hi: "24 घंटे" },
      languages: { en: "Hindi", hi: "हिंदी" },
      source: https,
      checkedOn: "2026-11-01",
      pages: ["/cardiology"],
    })),
  },
  "dangers.yaml": {
    box: {
      call: spoken,
      callNational: spoken,
      callHelpline: spoken,
      come: spoken,
      directions: spoken,
      guess: spoken,
      close: spoken,
      awaiting: spoken,
      page: "/cardiology",
      helpline: "line-112",
      danger: "poisoning",
    },
    dangers: ["poisoning", "burn"].map((id) => ({
      id,
      title: { ...spoken, en: id },
      now: spoken,
      more: spoken,
      helplines: ["line-14416"],
      isHelplineFirst: true,
      words: [`our word for ${id}`],
    })),
  },
  "hours.yaml": {
    confirmedOn: "2026-11-01",
    wards: [{ name: "A ward", times: [{ days: ["mon"], from: "11:00", to: "12:00" }] }],
    counters: [
      {
        name: "A counter",
        times: [{ from: "00:00", to: "24:00", weeks: ["last"], since: "2026-11-01", until: "2027-10-31" }],
        closesOnHolidays: true,
        page: "/cardiology",
      },
    ],
  },
  "floor-plan.yaml": {
    departments: ["cardiology", "surgery"].map((department, floor) => ({ department, block: "A", floor })),
  },
  "gallery/photos.yaml": {
    photos: ["ward", "hall"].map((id) => ({ id, picture: "./photo.png", caption: id, alt: `The ${id}` })),
  },
  "gallery/videos.yaml": {
    videos: ["walk", "talk"].map((id) => ({
      id,
      title: id,
      url: "https://www.youtube.com/watch?v=3PmVJQUCm4E",
      poster: "./photo.png",
    })),
  },
  "departments/cardiology.yaml": department("Cardiology"),
  "departments/surgery.yaml": department("Surgery"),
  "doctors/asha-rao.yaml": doctor("Dr Asha Rao", 1),
  "doctors/binod-das.yaml": doctor("Dr Binod Das", 2),
  "doctors/charu-sen.yaml": doctor("Dr Charu Sen", 3),
  "people/nurses.yaml": {
    ...basics("Nurses"),
    headline: "A headline",
    intro: "A text.",
    members: [
      { name: { en: "Mary Kujur", hi: "मेरी कुजूर" }, degree: "GNM", role: "Ward sister" },
      { name: { en: "Anitha Thomas", hi: "अनीता थॉमस" }, degree: "GNM" },
      { name: "N/A" },
      { name: "N/A" },
    ],
  },
  ...examplePages,
};
