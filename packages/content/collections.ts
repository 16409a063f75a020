/** The files under content/ and their schemas. Plain Node can import it: the content check reads the same. */

import { z } from "astro/zod";
import { about } from "./schema/about.ts";
import { ambulance } from "./schema/ambulance.ts";
import { ayushman } from "./schema/ayushman.ts";
import { brand } from "./schema/brand.ts";
import { claims } from "./schema/claims.ts";
import { collection, prose } from "./schema/collection.ts";
import { contact } from "./schema/contact.ts";
import { dangers } from "./schema/dangers.ts";
import { departments } from "./schema/departments.ts";
import { disclosures } from "./schema/disclosures.ts";
import { doctors } from "./schema/doctors.ts";
import { everydayWords } from "./schema/everyday-words.ts";
import { exceptions } from "./schema/exceptions.ts";
import { fallbackPages } from "./schema/fallback-pages.ts";
import { findCare } from "./schema/find-care.ts";
import { floorPlan } from "./schema/floor-plan.ts";
import { guide } from "./schema/guide.ts";
import { helplines } from "./schema/helplines.ts";
import { home } from "./schema/home.ts";
import { hospital } from "./schema/hospital.ts";
import { hours } from "./schema/hours.ts";
import { insuranceTpa } from "./schema/insurance-tpa.ts";
import { insurers } from "./schema/insurers.ts";
import { laboratories } from "./schema/laboratories.ts";
import { launch } from "./schema/launch.ts";
import { listPages } from "./schema/list-pages.ts";
import { navigation } from "./schema/navigation.ts";
import { notices } from "./schema/notices.ts";
import { numbersPage } from "./schema/numbers-page.ts";
import { opd } from "./schema/opd.ts";
import { people } from "./schema/people.ts";
import { photos } from "./schema/photos.ts";
import { search } from "./schema/search.ts";
import { testimonials } from "./schema/testimonials.ts";
import { tests } from "./schema/tests.ts";
import { testsPage } from "./schema/tests-page.ts";
import { textPages } from "./schema/text-pages.ts";
import { videos } from "./schema/videos.ts";
import { disclosureParts } from "./vocabulary.ts";

/** `files` are patterns under content/; the schema of a collection is in schema/ under its name. */
export const collections = {
  hospital: collection("hospital.yaml", hospital),
  brand: collection("brand/brand.yaml", brand),
  navigation: collection("navigation.yaml", navigation),
  claims: collection("claims.yaml", claims),
  everydayWords: collection("everyday-words.yaml", everydayWords),
  launch: collection("launch.yaml", launch),
  departments: collection("departments/*.yaml", departments),
  overviews: prose("departments/*.md"),
  doctors: collection("doctors/*.yaml", doctors),
  people: collection("people/*.yaml", people),
  hours: collection("hours.yaml", hours),
  exceptions: collection("exceptions.yaml", exceptions),
  floorPlan: collection("floor-plan.yaml", floorPlan),
  insurers: collection("insurers.yaml", insurers),
  tests: collection("tests.yaml", tests),
  helplines: collection("helplines.yaml", helplines),
  dangers: collection("dangers.yaml", dangers),
  testimonials: collection("testimonials.yaml", testimonials),
  notices: collection("notices.yaml", notices),
  photos: collection("gallery/photos.yaml", photos),
  videos: collection("gallery/videos.yaml", videos),
  home: collection("pages/home.yaml", home),
  about: collection("pages/about.yaml", about),
  ambulance: collection("pages/ambulance-service.yaml", ambulance),
  ayushman: collection("pages/ayushman.yaml", ayushman),
  insuranceTpa: collection("pages/insurance-tpa.yaml", insuranceTpa),
  /** One file per laboratory; the file name is its address. */
  laboratories: collection("laboratories/*.yaml", laboratories),
  listPages: collection(
    "pages/{dr-in-hospital,viewall-specialities,gallery,video-gallery,disclosures}.yaml",
    listPages,
  ),
  textPages: collection("pages/{problem,accessibility,privacy}.yaml", textPages),
  disclosures: collection("disclosures/*.yaml", disclosures, disclosureParts),
  guide: collection("pages/{visiting,admission,directions}.yaml", guide),
  findCare: collection("pages/find-care.yaml", findCare),
  opd: collection("pages/opd.yaml", opd),
  search: collection("pages/search.yaml", search),
  testsPage: collection("pages/tests.yaml", testsPage),
  numbersPage: collection("pages/numbers.yaml", numbersPage),
  contact: collection("pages/contact.yaml", contact),
  fallbackPages: collection("pages/{404,offline}.yaml", fallbackPages),
};

export type CollectionName = keyof typeof collections;

type RecordShapes = { [Name in CollectionName]: ReturnType<(typeof collections)[Name]["shape"]> };

/** The schema of each collection, for readers other than Astro: a picture is its path. */
export const recordShapes = Object.fromEntries(
  Object.entries(collections).map(([name, { shape }]) => {
    const image = () => z.string().meta({ fieldType: "picture", reference: "picture" });
    return [name, shape({ image } as never)];
  }),
) as RecordShapes;
