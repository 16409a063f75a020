/** The pages of packages/testing/content/example-records.ts, and what both files use. */
const description = (page: string) => `What ${page} offers to patients and visitors of the hospital, in one sentence.`;

export const basics = (title: string) => ({ title, description: description(title) });

export const titleAndText = { title: "A title", text: "A text." };

const lines = { title: "A title", points: ["A point"] };

export const banner = { headline: "A headline", text: "A text.", picture: "./pictures/room.png", pictureAlt: "A room" };

export const https = "https://hospital.example/";

const listPage = (title: string) => ({ ...basics(title), headline: "A headline", intro: "A text." });

const disclosure = (title: string) => ({ ...listPage(title), summary: "A line.", sections: [lines] });

const guide = (title: string) => ({
  ...basics(title),
  banner,
  notice: "A text.",
  topics: { title: "A title", points: [titleAndText] },
  sections: [lines],
});

const fallbackPages = (title: string) => ({
  ...basics(title),
  headline: "A headline",
  text: "A text.",
  phonesTitle: "Call",
  pagesTitle: "Pages",
  pages: [{ name: "About", link: "/about" }],
});

export const examplePages: Record<string, object> = {
  "pages/home.yaml": {
    ...basics("Home"),
    hero: {
      welcome: "Welcome To",
      text: "A text.",
      picture: "./pictures/room.png",
      pictureAlt: "A room",
    },
    callToAction: titleAndText,
    whatWeDo: { ...titleAndText, points: [titleAndText] },
    whyChooseUs: { ...titleAndText, points: [titleAndText] },
    specialities: { ...titleAndText, departments: ["cardiology", "surgery"] },
    welcome: { ...titleAndText, picture: "./pictures/room.png", pictureAlt: "A room" },
    previews: [{ page: "/nurses", ...titleAndText, count: 2, viewAll: "View All" }],
    insurers: titleAndText,
    testimonials: titleAndText,
  },
  "pages/about.yaml": {
    ...basics("About"),
    banner,
    statement: "Good",
    mission: titleAndText,
    vision: titleAndText,
    values: { title: "Values", points: [titleAndText] },
    services: { title: "Services", panels: [titleAndText] },
  },
  "pages/ambulance-service.yaml": {
    ...basics("Ambulance"),
    banner,
    where: titleAndText,
    facts: [{ number: "30", label: "minutes" }],
    footnote: "A note",
    equipment: { ...titleAndText, cards: [{ icon: "oxygen", title: "Oxygen", content: "A text." }] },
    whenToCall: lines,
    whileYouWait: lines,
    pricing: lines,
  },
  "pages/ayushman.yaml": {
    ...basics("Ayushman"),
    banner,
    covered: { ...titleAndText, areas: [titleAndText] },
    sections: [lines],
    notice: "A text.",
  },
  "pages/insurance-tpa.yaml": {
    ...basics("Insurance"),
    banner,
    list: titleAndText,
    sections: [lines],
    notice: "A text.",
  },
  "laboratories/evan-lab.yaml": {
    ...basics("Lab"),
    banner,
    at: "Annexe",
    tests: { ...titleAndText, groups: [titleAndText] },
    sections: [lines],
  },
  "pages/dr-in-hospital.yaml": { ...listPage("Doctors"), doctors: ["charu-sen", "binod-das"] },
  "pages/tests.yaml": { ...listPage("Tests"), notice: "A text.", bring: lines },
  "pages/viewall-specialities.yaml": { ...listPage("All Specialities"), departments: ["cardiology", "surgery"] },
  "pages/gallery.yaml": listPage("Photos"),
  "pages/video-gallery.yaml": listPage("Videos"),
  "pages/accessibility.yaml": {
    ...listPage("Accessibility"),
    sections: [lines],
    audit: { by: "Somebody else", on: "2026-11-01", report: https },
  },
  "pages/problem.yaml": {
    ...listPage("A problem"),
    sections: [{ ...lines, links: [{ name: "About", link: "/about" }] }],
  },
  "pages/privacy.yaml": { ...listPage("Privacy"), sections: [lines] },
  "pages/visiting.yaml": guide("Visiting"),
  "pages/admission.yaml": guide("Admission"),
  "pages/directions.yaml": guide("Directions"),
  "pages/find-care.yaml": {
    ...listPage("Find care"),
    redFlags: { title: "Call now", signs: ["A sign"] },
    notice: "A text.",
    letters: titleAndText,
  },
  "pages/opd.yaml": { ...listPage("OPD"), notice: "A text.", bring: lines },
  "pages/search.yaml": { ...listPage("Search"), nothingFound: "A text.", places: titleAndText },
  "pages/contact.yaml": {
    ...basics("Contact"),
    banner,
    email: titleAndText,
    phone: titleAndText,
    address: titleAndText,
    saveNumbers: titleAndText,
    map: titleAndText,
  },
  "pages/numbers.yaml": {
    ...listPage("Our numbers"),
    list: titleAndText,
    others: [{ label: "We call from", number: "+91 00000 00007", checkedOn: "2026-11-01" }],
    sections: [lines],
    helpline: "line-112",
  },
  "pages/disclosures.yaml": listPage("Disclosures"),
  "disclosures/implant-prices.yaml": {
    ...disclosure("Implant prices"),
    prices: {
      validFrom: "2026-11-01",
      source: "Order 1 of 2026-10-01",
      tables: [
        { title: "Stents", rows: [{ name: "A stent", price: 12345, remark: "With tax", leavesOut: "The balloon" }] },
      ],
    },
  },
  "disclosures/complaints.yaml": {
    ...disclosure("Complaints"),
    officer: {
      name: "Asha Das",
      role: "Officer",
      phone: "+91 00000 00006",
      checkedOn: "2026-11-01",
      email: "officer@hospital.example",
      hours: "Monday",
    },
  },
  "disclosures/registrations.yaml": {
    ...disclosure("Registrations"),
    registrations: [
      { name: "The hospital", number: "HOSPITAL-1", validUntil: "2030-12-31" },
      { name: "The blood bank", number: "BLOOD-2" },
    ],
  },
  "disclosures/bio-medical-waste.yaml": {
    ...disclosure("Waste"),
    waste: {
      months: [
        { month: "2026-10", yellow: 1204.5, red: 310, white: 12, blue: 95 },
        { month: "2026-09", yellow: 1100, red: 298.5, white: 10, blue: 90 },
      ],
      reports: [{ year: 2025, url: https }],
    },
  },
  "disclosures/equal-opportunity.yaml": disclosure("Equal opportunity"),
  "pages/404.yaml": fallbackPages("Page not found"),
  "pages/offline.yaml": fallbackPages("No connection"),
};
