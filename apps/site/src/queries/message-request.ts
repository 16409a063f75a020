import { dayWords, weekdaySpans } from "@hospital/content/text/calendar";
import { spokenTimesOf } from "@hospital/content/text/clock-time";
import { commaList } from "@hospital/content/text/comma-list";
import type { Locale } from "@hospital/content/text/locales";
import { withoutMarks } from "@hospital/content/text/untranslated";
import { weekdays } from "@hospital/timetable/clock";
import type { MessageRequestProps } from "../components/message-request/message-request";
import { messages } from "../i18n/messages";
import { getDepartments } from "./departments";
import { type Doctor, getDoctors, getSession } from "./doctors";
import { getHospital } from "./hospital";
import { lastKnown } from "./timetable";

/**
 * The form for a message to the front desk, about a doctor or a department; undefined if the hospital doesn't receive
 * messages.
 */
export async function getMessageRequest(locale: Locale): Promise<MessageRequestProps | undefined> {
  const { whatsapp, sms } = await getHospital(locale);
  if (!(whatsapp || sms)) return undefined;
  const { title, note, ...labels } = messages(locale).message;
  const doctors = await Promise.all((await getDoctors(locale)).map((doctor) => toChoice(doctor, locale)));
  return {
    id: "message",
    title,
    note,
    whatsapp,
    sms,
    doctors: doctors.filter(({ dated }) => dated.length > 0),
    departments: (await getDepartments(locale)).map(({ data }) => withoutMarks(data.title)),
    last: lastKnown(),
    days: dayWords(locale).short,
    spokenTimes: spokenTimesOf(locale),
    labels,
  };
}

async function toChoice({ slug, name, departmentName }: Doctor, locale: Locale) {
  const { dated } = await getSession(slug, locale);
  const weekly = dated.filter(({ dates, rest }) => !dates && !rest);
  const days = weekdays.filter((day) => weekly.some((times) => times.days?.includes(day)));
  return {
    slug,
    name: withoutMarks(name),
    label: withoutMarks(commaList([name, departmentName], locale)),
    days: weekdaySpans(days, locale),
    dated,
  };
}
