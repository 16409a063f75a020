import { weekdaySpans } from "@hospital/content/text/calendar";
import type { Locale } from "@hospital/content/text/locales";
import type { DoctorLineProps } from "../components/doctor-line/doctor-line";
import type { OpdSlot } from "../components/opd-row/opd-row";
import type { SittingDoctorsProps } from "../components/sitting-doctors/sitting-doctors";
import { messages } from "../i18n/messages";
import { getDoctors } from "./doctors";
import { findPage } from "./entries";
import { getTimetable, isWeekly } from "./opd";
import { getPageLinks } from "./pages";
import { sessionLabels } from "./timetable";

/** The doctors of a department, the coming exceptions of their hours, and links to all doctors and the OPD week. */
export async function getSittingDoctors(department: string, locale: Locale): Promise<SittingDoctorsProps> {
  const label = messages(locale);
  const { table, changes } = await getTimetable({ department }, locale);
  const { slots } = table;
  const opd = await findPage("opd", "opd", locale);
  return {
    title: label.ourDoctors,
    people: await getLines(department, slots, locale),
    actions: [
      ...(await getPageLinks(locale, ["/dr-in-hospital", label.allDoctors])),
      ...(slots.length > 0 ? await getPageLinks(locale, ["/opd", label.opd.all]) : []),
    ],
    changes: slots.length > 0 ? { ...changes, note: opd?.notice } : undefined,
  };
}

/** Each doctor with the hours in this department: weekly hours as text, and all hours as data for the script. */
async function getLines(department: string, slots: OpdSlot[], locale: Locale): Promise<DoctorLineProps[]> {
  const labels = sessionLabels(locale);
  return (await getDoctors(locale, department)).map(({ name, href, role, photo, fee, message }) => {
    const ownSlots = slots.filter(({ doctor }) => doctor.href === href);
    const hours = ownSlots.length > 0 ? { fee, hours: everyWeek(ownSlots, locale), message } : { hours: [] };
    return {
      name,
      href,
      role,
      photo: photo && { ...photo, sizes: "4rem" },
      ...hours,
      dated: ownSlots.map(({ dated }) => dated),
      labels,
    };
  });
}

/** A line for each time range with its weekdays. Hours for certain dates are listed with the coming changes. */
function everyWeek(slots: OpdSlot[], locale: Locale): DoctorLineProps["hours"] {
  const weekly = slots.filter(isWeekly);
  const alike = Map.groupBy(weekly, ({ hours, room = "", when }) => JSON.stringify([hours, room, when]));
  return [...alike.values()].map((group) => {
    const [{ hours, room, when }] = group as [OpdSlot];
    const days = weekdaySpans(
      group.map(({ day }) => day),
      locale,
    );
    return { days: when || days, times: hours, room };
  });
}
