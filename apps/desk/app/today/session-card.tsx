import { labelOf, type MessageLanguage } from "@hospital/content/messages/labels";
import { fill } from "@hospital/content/text/fill";
import { roomName } from "@hospital/content/text/room-name";
import { Clock } from "@hospital/theme/icons/line-icons";
import { span } from "@hospital/timetable/timetable";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "wouter";
import type { Day, DayAction, SessionOfDay } from "../../api-today.ts";
import { editAddress } from "../addresses.ts";
import { clockText, momentsBetween, spanText } from "../days.ts";
import { textOf, useDesk } from "../desk-context.ts";
import { Button } from "../parts/button.tsx";
import { Failure } from "../parts/failure.tsx";
import { Check, Hourglass, Swap, Undo, UserX } from "../parts/icons.ts";
import { NamedInput } from "../parts/named-input.tsx";
import { Refusal } from "../requests.ts";
import { useHeldFocus } from "../use-held-focus.ts";
import { useNow } from "../use-now.ts";
import { ChooseDoctor } from "./choose-doctor.tsx";
import { sessionState } from "./session-state.ts";

/** An hour in steps of ten minutes, then two hours in half hours. Other times are entered in the time field. */
const [maxShortDelays, maxLongDelays] = [6, 4];

interface SessionCardProps {
  session: SessionOfDay;
  day: Day;
  isBusy: boolean;
  /** The state of the last tap: in the card, because a message over the page would cover buttons. */
  result: ReactNode;
  /** The reason why the last tap was refused. */
  error: Error | undefined;
  /** Resolves to whether it was saved. */
  act(action: DayAction): Promise<boolean>;
}

/** The actions that need a second tap. */
type Question = "late" | "endsEarly" | "standIn";

/** One session: its public state, and the actions for it. */
export function SessionCard({ session, day, isBusy, result, error, act }: SessionCardProps) {
  const { messages, language } = useDesk();
  const [asking, setAsking] = useState<Question>();
  // The action that needs another stand-in first, because this doctor is the stand-in in other sessions.
  const [absence, setAbsence] = useState<object>();
  const covered = coveredSessions(session, day);
  const { day: begun, doctor, from, state } = session;
  const namesIn = (sessions: SessionOfDay[]) => sessions.map(({ name }) => textOf(name, language)).join(", ");
  const nameId = useId();
  const holder = useHeldFocus<HTMLElement>();
  const ask = (question: Question | undefined) => {
    // Moves the focus, because the pressed button disappears with the question.
    flushSync(() => setAsking(question));
    if (question !== "standIn")
      holder.ref.current?.querySelector<HTMLElement>("fieldset button, fieldset input")?.focus();
  };
  const report = async (action: object) => {
    // A second tap waits until the first is saved.
    if (isBusy) return;
    setAbsence(undefined);
    const isAnswer = asking === "late" || asking === "endsEarly";
    if (!isAnswer) setAsking(undefined);
    // A refused time stays open, with the message.
    const isSaved = await act({ day: begun, doctor, from, ...action } as DayAction);
    if (isAnswer && isSaved) setAsking(undefined);
  };
  const reportAbsence = (action: object) => {
    if (covered.length === 0) {
      report(action);
    } else {
      ask(undefined);
      setAbsence(action);
    }
  };
  return (
    <article {...holder} className="card session" data-state={state} aria-busy={isBusy} aria-labelledby={nameId}>
      <p className="session__time">{spanText(session.from, session.to, language, messages)}</p>
      <Photo path={session.photo} />
      <div className="session__who">
        <h2 id={nameId} className="session__name">
          <Link href={editAddress(`doctors/${doctor}.yaml`, ["opd"])}>{textOf(session.name, language)}</Link>
        </h2>
        <p className="quiet">{specialityAndRoom(session, language)}</p>
        <p className="session__state">{sessionState(session, messages, language)}</p>
        <div className="today__result" role="status">
          {result}
        </div>
      </div>
      {asking === "late" || asking === "endsEarly" ? (
        <Answers
          session={session}
          asking={asking}
          error={error}
          onAnswer={asking === "late" ? report : reportAbsence}
          onCancel={() => ask(undefined)}
        />
      ) : (
        <Actions session={session} onReport={report} onAway={() => reportAbsence({ action: "away" })} onAsk={ask} />
      )}
      {asking === "standIn" && (
        <ChooseDoctor
          title={fill(messages.whoStandsIn, { name: textOf(session.name, language) })}
          replaced={doctor}
          without={busyDoctors(session, day)}
          onChoose={(standIn) => reportAbsence({ action: "standIn", standIn })}
          onClose={() => setAsking(undefined)}
        />
      )}
      {absence && (
        <ChooseDoctor
          title={fill(messages.whoSitsToo, { name: textOf(session.name, language), other: namesIn(covered) })}
          replaced={covered[0]?.doctor ?? doctor}
          without={new Set(covered.flatMap((coveredSession) => [...busyDoctors(coveredSession, day), doctor]))}
          noDoctor={{
            label: fill(messages.nobodySits, { name: namesIn(covered) }),
            onClick: () => report({ ...absence, otherStandIn: null }),
          }}
          onChoose={(otherStandIn) => report({ ...absence, otherStandIn })}
          onClose={() => setAbsence(undefined)}
        />
      )}
      {asking !== "late" && asking !== "endsEarly" && <RefusedTap error={error} />}
    </article>
  );
}

/** The reason of a refusal: below the buttons, it may be outside of a phone's screen. */
function RefusedTap({ error }: { error: Error | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) element.current?.scrollIntoView({ block: "nearest" });
  }, [error]);
  if (!error) return null;
  return (
    <div ref={element} className="session__failure">
      <Failure error={error} />
    </div>
  );
}

function specialityAndRoom({ speciality, room, at }: SessionOfDay, language: MessageLanguage): string {
  const name = roomName(textOf(room, language), labelOf("room", language));
  return [textOf(speciality, language), name, textOf(at, language)].filter(Boolean).join(" · ");
}

function Photo({ path }: { path: string | undefined }) {
  if (!path) return <span className="session__photo" />;
  const src = `/pictures/${path}?width=160`;
  return <img className="session__photo" src={src} alt="" width="56" height="56" loading="lazy" />;
}

interface ActionsProps {
  session: SessionOfDay;
  onReport(action: object): void;
  onAway(): void;
  onAsk(question: Question): void;
}

/** The first tap; most need no second one. */
function Actions({ session, onReport, onAway, onAsk }: ActionsProps) {
  const { messages, language, today } = useDesk();
  const { day, state, isPast, canUndo, canComeBack } = session;
  // A doctor can't arrive on a future day.
  const mayHaveCome = state === "late" && day <= today;
  const isOff = state === "away" || state === "closed" || state === "standIn";
  const action = (label: string, Icon: typeof Check, onClick: () => void, look: "solid" | "small" = "small") => (
    <Button look={look} Icon={Icon} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <fieldset className="session__actions">
      <legend className="visually-hidden">{textOf(session.name, language)}</legend>
      {mayHaveCome && action(messages.hasCome, Check, () => onReport({ action: "hasCome" }), "solid")}
      {canUndo && action(messages.undo, Undo, () => onReport({ action: "undo" }), mayHaveCome ? "small" : "solid")}
      {canComeBack &&
        action(day === today ? messages.back : messages.backOn, Check, () => onReport({ action: "back" }))}
      {!isOff && !isPast && (
        <>
          {action(messages.late, Clock, () => onAsk("late"))}
          {action(messages.away, UserX, onAway)}
          {action(messages.endsEarly, Hourglass, () => onAsk("endsEarly"))}
        </>
      )}
      {(!isOff || state === "away") && !isPast && action(messages.standIn, Swap, () => onAsk("standIn"))}
    </fieldset>
  );
}

interface AnswersProps {
  session: SessionOfDay;
  asking: "late" | "endsEarly";
  /** The reason why the last answer was refused. */
  error: Error | undefined;
  onAnswer(action: object): void;
  onCancel(): void;
}

/** The second tap, shown instead of the first. */
function Answers({ session, asking, error, onAnswer, onCancel }: AnswersProps) {
  const { messages, language } = useDesk();
  const now = useNow();
  const [otherTime, setOtherTime] = useState("");
  const [sentTime, setSentTime] = useState("");
  const timeField = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const isWrong = error instanceof Refusal && sentTime !== "" && sentTime === otherTime;
  useEffect(() => {
    if (isWrong) timeField.current?.focus();
  }, [isWrong]);
  const name = textOf(session.name, language);
  const isLate = asking === "late";
  const [start, end] = span(session, session.day);
  const earliest = start > now ? start : now;
  const moments = isLate ? lateMoments(earliest, end) : momentsBetween(earliest, end, 30);
  const times = moments.map((moment) => moment.slice(11));
  const answer = (time: string) =>
    onAnswer(isLate ? { action: "late", expected: time } : { action: "endsEarly", until: time });
  return (
    <fieldset className="session__answers" onKeyDown={({ key }) => key === "Escape" && onCancel()}>
      <legend className="session__question">
        {fill(isLate ? messages.expectedWhen : messages.endsWhen, { name })}
      </legend>
      {times.length === 0 && <p>{fill(messages.lessThanHalfAnHour, { time: clockText(session.to, language) })}</p>}
      <div className="session__times">
        {times.map((time) => (
          <Button key={time} look="solid" onClick={() => answer(time)}>
            {clockText(time, language)}
          </Button>
        ))}
      </div>
      <form
        className="session__other-time"
        onSubmit={(event) => {
          event.preventDefault();
          setSentTime(otherTime);
          answer(otherTime);
        }}
      >
        <NamedInput
          ref={timeField}
          label={messages.anotherTime}
          type="time"
          aria-invalid={isWrong}
          aria-describedby={errorId}
          required
          value={otherTime}
          onChange={({ target }) => setOtherTime(target.value)}
        />
        <div className="buttons">
          <Button look="small">{messages.save}</Button>
          <Button look="small" onClick={onCancel}>
            {messages.cancel}
          </Button>
        </div>
      </form>
      <div id={errorId}>
        <RefusedTap error={error} />
      </div>
    </fieldset>
  );
}

function lateMoments(earliest: string, end: string): string[] {
  const short = momentsBetween(earliest, end, 10).slice(0, maxShortDelays);
  return [...short, ...momentsBetween(short.at(-1) ?? end, end, 30).slice(0, maxLongDelays)];
}

/** The sessions of the same day that need another stand-in while this doctor is away. */
function coveredSessions(session: SessionOfDay, { sessions }: Day): SessionOfDay[] {
  const { day, doctor } = session;
  const sameDay = sessions.filter((other) => other.day === day);
  const isOnly = sameDay.filter((other) => other.doctor === doctor).length === 1;
  return sameDay.filter((other) => other.standIn?.doctor === doctor && (isOnly || isMeeting(other, session)));
}

/** The replaced doctor, and doctors with other sessions at the same hours. */
function busyDoctors(session: SessionOfDay, { sessions }: Day): Set<string> {
  const meeting = sessions.filter((other) => other.state !== "closed" && isMeeting(other, session));
  return new Set([session.doctor, ...meeting.map((other) => other.doctor)]);
}

function isMeeting(session: SessionOfDay, other: SessionOfDay): boolean {
  const [start, end] = span(session, session.day);
  const [otherStart, otherEnd] = span(other, other.day);
  return start < otherEnd && otherStart < end;
}
