import { dayWords, longDate } from "@hospital/content/text/calendar";
import { spokenTimesOf } from "@hospital/content/text/clock-time";
import { commaList } from "@hospital/content/text/comma-list";
import { fill } from "@hospital/content/text/fill";
import { type Locale, publishedLocales, translate } from "@hospital/content/text/locales";
import { momentNow } from "@hospital/timetable/clock";
import type { BoardLanguage, OpdBoardProps } from "../components/opd-board/opd-board";
import { messages } from "../i18n/messages";
import { getPage } from "./entries";
import { getHospital } from "./hospital";
import { getNotices } from "./notices";
import { getWeek, weeklyFirst } from "./opd";
import { getBuildingFinder } from "./places";
import { builtOn, getDoctorNames, getExceptions, getOpdHours, getTodaysLines, lastKnown } from "./timetable";

/** Today's OPD in every language, for the television in the lobby. */
export async function getBoard(locale: Locale): Promise<OpdBoardProps> {
  return {
    languages: await Promise.all(publishedLocales.map(getLanguage)),
    built: momentNow(),
    last: lastKnown(),
    week: await getUsualWeek(locale),
  };
}

/** The weekly hours, and the exceptions with their dates. */
async function getUsualWeek(locale: Locale): Promise<OpdBoardProps["week"]> {
  const { days } = await getWeek(locale);
  return {
    asOf: fill(messages(locale).changes.asOf, { day: longDate(builtOn(), locale) }),
    days: days.map(({ name, differences, slots }) => ({
      name,
      differences: differences.map((difference) => `${difference.name}: ${difference.text}`),
      rows: slots
        .filter(({ dated }) => !dated.rest)
        .toSorted(weeklyFirst)
        .map(({ hours, when, doctor, department, room }) => [
          commaList([hours, when], locale),
          doctor.name,
          department?.name ?? "",
          room ?? "",
        ]),
    })),
  };
}

async function getLanguage(locale: Locale): Promise<BoardLanguage> {
  const label = messages(locale);
  const { board, changes, opd } = label;
  const doctors = await getDoctorNames(locale);
  const buildingOf = await getBuildingFinder(locale);
  const slots = await Promise.all(
    (await getOpdHours()).map(async ({ doctor, department, insteadOf: _, room, at, ...slot }) => ({
      ...slot,
      doctor: doctors.get(doctor) ?? "",
      department: (await getPage("departments", department, locale)).title,
      room: room && translate(room, locale),
      building: buildingOf({ at, department, doctor }),
    })),
  );
  return {
    locale,
    spokenTimes: spokenTimesOf(locale),
    days: dayWords(locale).long,
    hospital: (await getHospital(locale)).name,
    slots,
    exceptions: await getExceptions(locale),
    differences: await getTodaysLines(locale),
    notices: (await getNotices(locale)).map(({ text, from, until }) => ({ text, from, until })),
    labels: {
      ...board,
      department: label.department,
      doctor: opd.doctor,
      hours: opd.hours,
      room: opd.room,
      now: opd.now,
      off: changes.off,
      instead: changes.instead,
      late: changes.late,
      today: changes.today,
      difference: opd.today,
    },
  };
}
