import { list } from "./figure.ts";

/** One page of each kind by its name, or of those that KINDS names. */
export function kinds(routes: readonly string[]): Record<string, string> {
  const doctor = routes.find((route) => route.startsWith("/dr-in-hospital/")) ?? "/dr-in-hospital";
  const all = {
    home: "/",
    people: "/nurses",
    doctors: "/dr-in-hospital",
    doctor,
    department: "/cardiology",
    gallery: "/gallery",
    "video-gallery": "/video-gallery",
    contact: "/contact",
    insurance: "/insurance-tpa",
    ambulance: "/ambulance-service",
    opd: "/opd",
    "find-care": "/find-care",
    search: "/search",
    "home-hi": "/hi",
    "department-hi": "/hi/cardiology",
  };
  const asked = list("KINDS", Object.keys(all).join());
  return Object.fromEntries(Object.entries(all).filter(([kind]) => asked.includes(kind)));
}
