import { dayOfWeek } from "@hospital/content/text/calendar";
import { CalendarDays } from "@hospital/theme/icons/line-icons";
import { addDays } from "@hospital/timetable/clock";
import { useEffect, useRef } from "react";
import { useSearchParams } from "wouter";
import type { Publishing } from "../../api.ts";
import { type Day, daysShown } from "../../api-today.ts";
import { shortDay } from "../days.ts";
import { useDesk } from "../desk-context.ts";
import { Failure } from "../parts/failure.tsx";
import { Megaphone, Plus } from "../parts/icons.ts";
import { Press } from "../parts/press.tsx";
import { refresh, useAnswer } from "../requests.ts";
import { DaySessions } from "../today/day-sessions.tsx";
import { UpkeepList } from "../today/upkeep-list.tsx";
import { useNow } from "../use-now.ts";

/** A finger that moves this far to the side means the next day. */
const swipePixels = 70;

/** What takes place on a day, as the public sees it, and what a desk says of it with a tap or two. */
export function TodayScreen({ publishing }: { publishing: Publishing | undefined }) {
  const { today, words, language } = useDesk();
  const [search, setSearch] = useSearchParams();
  const { answer: days, error } = useAnswer<Day[]>("/api/today");
  useRefreshEachMinute("/api/today");
  const week = Array.from({ length: daysShown }, (_, index) => addDays(today, index));
  // A day that was chosen yesterday may be over.
  const day = week.find((one) => one === search.get("day")) ?? today;
  const chosen = days?.find((one) => one.day === day);
  const choose = (one: string) => setSearch(one === today ? {} : { day: one }, { replace: true });
  const swipe = useSwipe((step) => {
    const other = addDays(day, step);
    if (week.includes(other)) choose(other);
  });
  return (
    <div className="screen today" {...swipe}>
      <div className="today__head">
        <h1>{titleOf(day, today, words)}</h1>
        <p className="quiet">{dayOfWeek(day, language)}</p>
      </div>
      <fieldset className="today__days">
        <legend className="visually-hidden">{words.whichDay}</legend>
        {week.map((one) => (
          <button key={one} type="button" className="today__day" aria-pressed={one === day} onClick={() => choose(one)}>
            <span className="today__weekday">{one === today ? words.todayShort : shortDay(one, language).weekday}</span>
            <span className="today__number">{shortDay(one, language).number}</span>
          </button>
        ))}
      </fieldset>
      <Failure error={error} />
      {chosen && <DaySessions key={chosen.day} day={chosen} publishing={publishing} />}
      {(days || error) && <Often />}
      {/* It costs the server seconds, and nobody waits for it. */}
      {days && <UpkeepList />}
    </div>
  );
}

/** What is needed daily beside the sessions. */
function Often() {
  const { today, words } = useDesk();
  return (
    <nav className="buttons" aria-label={words.often}>
      <Press Icon={Megaphone} href={`/edit/notices.yaml?add=notices&from=${today}`}>
        {words.writeNotice}
      </Press>
      <Press Icon={CalendarDays} href="/edit/exceptions.yaml?add=exceptions">
        {words.writeLeave}
      </Press>
      <Press Icon={Plus} href="/edit/doctors/new.yaml">
        {words.newDoctor}
      </Press>
    </nav>
  );
}

/** Sessions begin and end, and colleagues tap. */
function useRefreshEachMinute(url: string): void {
  const now = useNow();
  const last = useRef(now);
  useEffect(() => {
    if (last.current !== now) refresh(url);
    last.current = now;
  }, [url, now]);
}

function titleOf(day: string, today: string, words: ReturnType<typeof useDesk>["words"]): string {
  if (day === today) return words.today;
  return day === addDays(today, 1) ? words.tomorrow : words.thatDay;
}

/** Left is the next day, right the one before; up and down stay scrolling. */
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
