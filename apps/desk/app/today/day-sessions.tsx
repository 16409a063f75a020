import { fill } from "@hospital/content/text/fill";
import { type ReactNode, useDeferredValue, useState } from "react";
import { Link } from "wouter";
import type { Publishing } from "../../api.ts";
import type { Day, DayAction, SessionOfDay, TapSaved } from "../../api-today.ts";
import { findByName } from "../../fields/find-by-name.ts";
import { textOf, useDesk } from "../desk-context.ts";
import { Button } from "../parts/button.tsx";
import { Failure } from "../parts/failure.tsx";
import { Undo } from "../parts/icons.ts";
import { LiveState } from "../parts/live-state.tsx";
import { SearchField } from "../parts/search-field.tsx";
import { post, showAnswer, todayAddress } from "../requests.ts";
import { useHeldFocus } from "../use-held-focus.ts";
import { ClosedDay } from "./closed-day.tsx";
import { SessionCard } from "./session-card.tsx";

/** The number of sessions from which there is a search field. */
const manySessions = 8;

interface DaySessionsProps {
  day: Day;
  publishing: Publishing | undefined;
  /** The content between the sessions and the button that closes the hospital. */
  children?: ReactNode;
}

/** The sessions of a day by time, and those that are over. */
export function DaySessions({ day, publishing, children }: DaySessionsProps) {
  const { messages, language } = useDesk();
  const [sought, setSought] = useState("");
  const holder = useHeldFocus<HTMLDivElement>();
  const { saved, isLive, isBusy, errorOf, act, undo } = useActions(publishing);
  // The first screen doesn't wait for the cards below it.
  const hasAll = useDeferredValue(true, false);
  const sessions = hasAll ? day.sessions : day.sessions.filter(({ isPast }) => !isPast).slice(0, manySessions);
  const { matches, areSimilar } = findByName(sessions, sought, namesOf);
  const matching = sessions.filter((session) => matches.includes(session));
  const foundText = areSimilar
    ? messages.didYouMean
    : matching.length > 0
      ? fill(messages.found, { count: matching.length })
      : messages.nothingFound;
  // A removed extra clinic has no card.
  const savedCard = day.sessions.map(keyOf).find((key) => key === saved?.key) ?? "day";
  const resultOf = (key: string) => {
    if (isBusy(key)) return messages.saving;
    if (!saved || savedCard !== key) return undefined;
    return (
      <>
        {fill(messages.savedOf, { name: saved.name })}{" "}
        {isLive ? messages.isLiveNow : <WhenLive publishing={publishing} />}
        {saved.mayUndo && (
          <Button look="small" Icon={Undo} onClick={undo}>
            {messages.undo}
          </Button>
        )}
      </>
    );
  };
  const card = (session: SessionOfDay) => (
    <li key={keyOf(session)}>
      <SessionCard
        session={session}
        day={day}
        isBusy={isBusy(keyOf(session))}
        result={resultOf(keyOf(session))}
        error={errorOf(keyOf(session))}
        act={(action) => act(action, keyOf(session), textOf(session.name, language))}
      />
    </li>
  );
  const past = matching.filter(({ isPast }) => isPast);
  return (
    <>
      {day.closed && (
        <p className="card" data-tone="tinted">
          {fill(messages.closedBecause, { why: textOf(day.closed, language) })}
        </p>
      )}
      {day.sessions.length > manySessions && (
        <>
          <SearchField label={messages.findDoctor} sought={sought} onSeek={setSought} />
          <p role="status">{sought && foundText}</p>
        </>
      )}
      <ul className="stack">{matching.filter(({ isPast }) => !isPast).map(card)}</ul>
      {day.sessions.length === 0 && <p>{messages.noSessions}</p>}
      {past.length > 0 && (
        <details>
          <summary>{fill(messages.overToday, { count: past.length })}</summary>
          <ul className="stack">{past.map(card)}</ul>
        </details>
      )}
      {children}
      <Failure error={errorOf("day")} />
      <ClosedDay day={day} isBusy={isBusy("day")} act={(action) => act(action, "day", messages.theHospital)} />
      <div className="today__result" role="status" {...holder}>
        {resultOf("day")}
      </div>
    </>
  );
}

/** When patients see a tap. */
function WhenLive({ publishing }: { publishing: Publishing | undefined }) {
  const { messages } = useDesk();
  const isFirstMissing = publishing && !publishing.live && !publishing.running;
  if (isFirstMissing && publishing.readiness.state !== "notSetUp")
    return <Link href="/publish">{messages.firstReleaseMissing}</Link>;
  return (
    <>
      {publishing?.running && messages.liveInMinutes} <LiveState publishing={publishing} />
    </>
  );
}

/** The state of a tap on a session: being saved, or the reason why it was refused. */
type Tap = "saving" | Error;

interface LastSave {
  name: string;
  key: string;
  commit: string | undefined;
  /** Whether the card has no button that undoes it. */
  mayUndo: boolean;
}

/** Saves each tap, also simultaneous ones, and follows the last one until it is live. */
function useActions(publishing: Publishing | undefined) {
  const [taps, setTaps] = useState<Record<string, Tap | undefined>>({});
  const [saved, setSaved] = useState<LastSave>();
  const [before, setBefore] = useState<string>();
  const isRunning = Boolean(publishing?.running);
  const send = async (url: string, body: object, key: string, name: string, mayUndo = false) => {
    const follow = (tap?: Tap) => setTaps((now) => ({ ...now, [key]: tap }));
    follow("saving");
    setSaved(undefined);
    setBefore(publishing?.live?.name);
    try {
      const { commit, days } = await post<TapSaved>(url, body);
      showAnswer(todayAddress, days);
      follow();
      setSaved({ name, key, commit, mayUndo: mayUndo && commit !== undefined });
      return true;
    } catch (error) {
      follow(error as Error);
      return false;
    }
  };
  const act = (action: DayAction, key: string, name: string) =>
    send("/api/today", action, key, name, action.action === "back");
  const undo = () => saved && send("/api/today/undo", { id: saved.commit }, saved.key, saved.name);
  const isLive = !isRunning && publishing?.live?.isSeen === true && publishing.live.name !== before;
  const isBusy = (key: string) => taps[key] === "saving";
  const errorOf = (key: string) => {
    const tap = taps[key];
    return tap === "saving" ? undefined : tap;
  };
  return { saved, isLive, isBusy, errorOf, act, undo };
}

const keyOf = ({ day, doctor, from }: SessionOfDay) => `${day} ${doctor} ${from}`;

const namesOf = ({ name, department }: SessionOfDay) => [...Object.values(name), ...Object.values(department)];
