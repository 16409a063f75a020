import type { BoardLanguage, OpdBoardProps } from "../components/opd-board/opd-board";
import { type Locale, publishedLocales, translate } from "../i18n/locales";
import { words } from "../i18n/words";
import { momentNow } from "../time/clock";
import { getEntries, getPage } from "./entries";
import { getHospital } from "./hospital";
import { getNotices } from "./notices";
import { getPageLink } from "./pages";
import { getExceptions, getOpdHours, lastKnown } from "./timetable";

/** Today's OPD in every language, for the television in the lobby. */
export async function getBoard(locale: Locale): Promise<OpdBoardProps> {
  return {
    languages: await Promise.all(publishedLocales.map(getLanguage)),
    built: momentNow(),
    last: lastKnown(),
    timetable: await getPageLink("/opd", words(locale).board.title, locale),
  };
}

async function getLanguage(locale: Locale): Promise<BoardLanguage> {
  const label = words(locale);
  const { board, changes, opd } = label;
  const doctors = new Map((await getEntries("doctors")).map(({ id, data }) => [id, data]));
  const slots = await Promise.all(
    (await getOpdHours()).map(async ({ doctor, department, insteadOf: _, room, ...slot }) => ({
      ...slot,
      doctor: translate(doctors.get(doctor)?.name ?? "", locale),
      department: (await getPage("departments", department, locale)).title,
      ...(room && { room: translate(room, locale) }),
    })),
  );
  return {
    locale,
    spokenTimes: words(locale).spokenTimes,
    hospital: (await getHospital(locale)).name,
    slots,
    exceptions: await getExceptions(locale),
    notices: (await getNotices(locale)).map(({ text, from, until }) => ({ text, from, until })),
    labels: {
      ...board,
      doctor: opd.doctor,
      hours: opd.hours,
      room: opd.room,
      now: opd.now,
      off: changes.off,
      instead: changes.instead,
      part: changes.part,
      today: changes.today,
    },
  };
}
