import { fill } from "@hospital/content/text/fill";
import { useEffect, useState } from "react";
import type { Publishing } from "../../api.ts";
import type { Day, DayAction, SessionOfDay } from "../../api-today.ts";
import { textOf, useDesk } from "../desk-context.ts";
import { Failure } from "../parts/failure.tsx";
import { found } from "../parts/found.ts";
import { LiveState } from "../parts/live-state.tsx";
import { SearchField } from "../parts/search-field.tsx";
import { post } from "../requests.ts";
import { useRequest } from "../use-request.ts";
import { ClosedDay } from "./closed-day.tsx";
import { SessionCard } from "./session-card.tsx";

/** From so many sessions on there is a field to find one. */
const manySessions = 8;
const secondsSaid = 8;

interface DaySessionsProps {
  day: Day;
  publishing: Publishing | undefined;
}

/** The sessions of a day by time, and those that are over. */
export function DaySessions({ day, publishing }: DaySessionsProps) {
  const { words, language } = useDesk();
  const [sought, setSought] = useState("");
  const { busy, said, isLive, errorOf, act } = useActions(publishing);
  const shown = day.sessions.filter((one) => found([one], sought, namesOf).length > 0);
  const card = (one: SessionOfDay) => (
    <li key={keyOf(one)}>
      <SessionCard
        session={one}
        day={day}
        isBusy={busy === keyOf(one)}
        error={errorOf(keyOf(one))}
        act={(action) => act(action, keyOf(one), textOf(one.name, language))}
      />
    </li>
  );
  const past = shown.filter(({ isPast }) => isPast);
  return (
    <>
      {day.closed && (
        <p className="card" data-tone="tinted">
          {fill(words.closedBecause, { why: textOf(day.closed, language) })}
        </p>
      )}
      {day.sessions.length > manySessions && (
        <SearchField label={words.findDoctor} sought={sought} onSeek={setSought} />
      )}
      <ul className="stack">{shown.filter(({ isPast }) => !isPast).map(card)}</ul>
      {day.sessions.length === 0 && <p>{words.noSessions}</p>}
      {past.length > 0 && (
        <details>
          <summary>{fill(words.overToday, { count: past.length })}</summary>
          <ul className="stack">{past.map(card)}</ul>
        </details>
      )}
      <Failure error={errorOf("day")} />
      <ClosedDay day={day} isBusy={busy === "day"} act={(action) => act(action, "day", words.theHospital)} />
      <div className="today__said" role="status">
        {busy && <div className="today__toast">{words.saving}</div>}
        {!busy && said && (
          <div className="today__toast">
            {fill(words.savedOf, { name: said })} {isLive ? words.isLiveNow : <LiveState publishing={publishing} />}
          </div>
        )}
      </div>
    </>
  );
}

/** Saves what is tapped, and says what became of it. */
function useActions(publishing: Publishing | undefined) {
  const { run, isBusy, error } = useRequest();
  const [tapped, setTapped] = useState("");
  const [said, setSaid] = useState("");
  const [before, setBefore] = useState<string>();
  const isRunning = Boolean(publishing?.running);
  useEffect(() => {
    if (!said || isRunning) return;
    const end = setTimeout(() => setSaid(""), secondsSaid * 1000);
    return () => clearTimeout(end);
  }, [said, isRunning]);
  const act = (action: DayAction, key: string, name: string) => {
    setTapped(key);
    setBefore(publishing?.live?.name);
    return run(async () => {
      await post("/api/today", action);
      setSaid(name);
    });
  };
  const isLive = !isRunning && publishing?.live?.isSeen === true && publishing.live.name !== before;
  const errorOf = (key: string) => (key === tapped ? error : undefined);
  return { busy: isBusy ? tapped : "", said, isLive, errorOf, act };
}

const keyOf = ({ doctor, from }: SessionOfDay) => `${doctor} ${from}`;

const namesOf = ({ name, department }: SessionOfDay) => [...Object.values(name), ...Object.values(department)];
