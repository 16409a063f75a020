import { dayOfWeek } from "@hospital/content/text/calendar";
import { fill } from "@hospital/content/text/fill";
import { CalendarDays } from "@hospital/theme/icons/line-icons";
import { addDays } from "@hospital/timetable/clock";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "wouter";
import type { Choices, Publishing } from "../../api.ts";
import { type Day, daysShown } from "../../api-today.ts";
import type { InterfaceMessages } from "../../messages/en/interface.ts";
import { shortDay } from "../days.ts";
import { textOf, useDesk } from "../desk-context.ts";
import { Button } from "../parts/button.tsx";
import { Failure } from "../parts/failure.tsx";
import { Megaphone, Plus } from "../parts/icons.ts";
import { Skeleton } from "../parts/skeleton.tsx";
import { Title } from "../parts/title.tsx";
import { refresh, todayAddress, useAnswer } from "../requests.ts";
import { DaySessions } from "../today/day-sessions.tsx";
import { UpkeepList } from "../today/upkeep-list.tsx";
import { useNow } from "../use-now.ts";

/** The horizontal distance of a swipe, in pixels. */
const swipePixels = 70;

/** The public state of a day's sessions, with actions of one or two taps. */
export function TodayScreen({ publishing }: { publishing: Publishing | undefined }) {
  const { today, messages, language } = useDesk();
  const [search, setSearch] = useSearchParams();
  const { answer: days, error, retry } = useAnswer<Day[]>(todayAddress);
  useRefreshEachMinute(todayAddress);
  const week = Array.from({ length: daysShown }, (_, index) => addDays(today, index));
  const start = useStartDay(days, today);
  // A chosen day may be over by now.
  const day = week.find((date) => date === search.get("day")) ?? start;
  const chosen = days?.find((candidate) => candidate.day === day);
  const choose = (date: string) => setSearch({ day: date }, { replace: true });
  const swipe = useSwipe((step) => {
    const date = addDays(day, step);
    if (week.includes(date)) choose(date);
  });
  return (
    <div className="screen" {...swipe}>
      <div className="today__head">
        <Title>{titleOf(day, today, messages)}</Title>
        <p className="quiet">{dayOfWeek(day, language)}</p>
      </div>
      <div className="today__bar">
        <fieldset className="today__days">
          <legend className="visually-hidden">{messages.whichDay}</legend>
          {week.map((date) => (
            <button
              key={date}
              type="button"
              className="today__day"
              aria-pressed={date === day}
              onClick={() => choose(date)}
            >
              <span className="today__weekday">
                {date === today ? messages.today : shortDay(date, language).weekday}
              </span>
              <span className="today__number">{shortDay(date, language).number}</span>
            </button>
          ))}
        </fieldset>
        <DailyTasks />
      </div>
      <Failure error={error} onRetry={retry} />
      {!days && !error && <Skeleton rows={5} />}
      {days?.every(({ sessions }) => sessions.length === 0) && <FirstHours />}
      {chosen && (
        <DaySessions key={chosen.day} day={chosen} publishing={publishing}>
          {/* Last, because it takes the server seconds. */}
          <UpkeepList />
        </DaySessions>
      )}
    </div>
  );
}

/** Today, or tomorrow if all of today's sessions are over. It doesn't change while the screen is open. */
function useStartDay(days: Day[] | undefined, today: string): string {
  const [start, setStart] = useState({ today: "", day: today });
  if (!days || start.today === today) return start.today === today ? start.day : today;
  const tomorrow = addDays(today, 1);
  const sessionsOn = (day: string) => days.find((candidate) => candidate.day === day)?.sessions ?? [];
  const isOver = sessionsOn(today).every(({ isPast }) => isPast) && sessionsOn(tomorrow).length > 0;
  const next = { today, day: isOver ? tomorrow : today };
  setStart(next);
  return next.day;
}

/** The doctors offered on a day without hours. */
const maxOffered = 3;

/** Links to enter hours, if no doctor has any. */
function FirstHours() {
  const { messages, language } = useDesk();
  const { answer: choices } = useAnswer<Choices>("/api/choices");
  if (!choices?.doctor.length) return null;
  return (
    <section className="card stack">
      <p>{messages.noHours}</p>
      <div className="buttons">
        {choices.doctor.slice(0, maxOffered).map(({ value, label }) => (
          <Button key={value} Icon={Plus} href={`/edit/doctors/${value}.yaml?field=opd`}>
            {fill(messages.addHours, { name: textOf(label, language) })}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Daily tasks beside the sessions. */
function DailyTasks() {
  const { today, messages } = useDesk();
  return (
    <nav className="today__tasks" aria-label={messages.dailyTasks}>
      <Button look="small" Icon={Megaphone} href={`/edit/notices.yaml?add=notices&from=${today}`}>
        {messages.writeNotice}
      </Button>
      <Button look="small" Icon={CalendarDays} href="/edit/exceptions.yaml?add=exceptions&for=doctor&change=closed">
        {messages.writeLeave}
      </Button>
      <Button look="small" Icon={Plus} href="/edit/doctors/new.yaml">
        {messages.newDoctor}
      </Button>
    </nav>
  );
}

/** Sessions begin and end, and colleagues change them. */
function useRefreshEachMinute(url: string): void {
  const now = useNow();
  const last = useRef(now);
  useEffect(() => {
    if (last.current !== now) refresh(url);
    last.current = now;
  }, [url, now]);
}

function titleOf(day: string, today: string, messages: InterfaceMessages): string {
  if (day === today) return messages.today;
  return day === addDays(today, 1) ? messages.tomorrow : messages.thatDay;
}

/** A swipe to the left shows the next day, to the right the previous one; vertical moves scroll. */
function useSwipe(turn: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: React.TouchEvent) => {
      const touch = touches[0];
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: React.TouchEvent) => {
      const touch = changedTouches[0];
      if (!touch || !start.current) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      if (Math.abs(x) > swipePixels && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
  };
}
