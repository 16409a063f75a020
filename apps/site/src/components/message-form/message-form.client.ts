import { clockTime } from "@hospital/content/text/clock-time";
import { commaList } from "@hospital/content/text/comma-list";
import { dayInWords } from "@hospital/content/text/day-words";
import type { Locale } from "@hospital/content/text/locales";
import { addDays, dayOf } from "@hospital/timetable/clock";
import { beginningSessions, type DatedHours } from "@hospital/timetable/dated-hours";
import { type Message, messageText, roomForWords } from "../../i18n/message-text";
import { onClock } from "../../time/page-clock";
import type { MessageFormProps } from "./message-form";

/** More coming sessions than this would make a long list. */
const maxSessions = 8;

const element = document.querySelector(".message-form") as HTMLElement;
const form = element.querySelector("form") as HTMLFormElement;
const [choice, session] = form.querySelectorAll("select") as unknown as [HTMLSelectElement, HTMLSelectElement];
const textField = form.querySelector("[name=words]") as HTMLInputElement;
const links = [...element.querySelectorAll<HTMLAnchorElement>(".message-form__ways a")];
const { labels, last, days, spokenTimes }: Pick<MessageFormProps, "labels" | "last" | "days" | "spokenTimes"> =
  JSON.parse(element.dataset.options ?? "");

let now = "";

/** Lists the coming sessions of the selected doctor: "Thu 26 Nov, 10 am", and the building to show. A selected session stays until it is over. */
function offerSessions() {
  const dated: DatedHours[] = JSON.parse(choice.selectedOptions[0]?.dataset.dated ?? "[]");
  const sessionTexts: string[] = [];
  const [today, time] = [dayOf(now), now.slice(11)];
  // Yesterday's session may continue past midnight.
  for (
    let day = addDays(today, -1);
    dated.length > 0 && day <= last && sessionTexts.length < maxSessions;
    day = addDays(day, 1)
  ) {
    const clock = day < today ? Number(time.slice(0, 2)) + 24 + time.slice(2) : time;
    const sessions = beginningSessions(dated, day).filter(({ to }) => day > today || to > clock);
    sessionTexts.push(
      ...sessions.map(({ from, at }) =>
        commaList([dayInWords(day, days), clockTime(from, spokenTimes), at], document.documentElement.lang as Locale),
      ),
    );
  }
  const texts = [labels.anyDay, ...sessionTexts.slice(0, maxSessions)];
  // Replacing the options would close an open list.
  if (texts.join() === [...session.options].map(({ text }) => text).join()) return;
  const { value } = session;
  session.replaceChildren(...texts.map((text) => new Option(text, undefined, false, text === value)));
  write();
}

function write() {
  const data = new FormData(form);
  const text = (name: keyof Message) => String(data.get(name) ?? "");
  const answers = {
    with: text("with"),
    when: text("when"),
    whom: text("whom"),
    first: text("first"),
    needs: data.getAll("needs").map(String),
  };
  textField.maxLength = roomForWords(answers, labels);
  const message = messageText({ ...answers, words: text("words").slice(0, textField.maxLength) }, labels);
  for (const link of links) link.href = link.href.slice(0, link.href.indexOf("=") + 1) + encodeURIComponent(message);
}

choice.onchange = offerSessions;
form.addEventListener("input", write);
form.addEventListener("change", write);
form.onsubmit = (event) => event.preventDefault();

const requestedDoctor = new URLSearchParams(location.search).get("doctor");
for (const option of choice.options)
  if (requestedDoctor && option.dataset.doctor === requestedDoctor) option.selected = true;
onClock((moment) => {
  now = moment;
  offerSessions();
});
write();
form.hidden = false;
(element.querySelector(".message-form__plain") as HTMLElement).hidden = true;
