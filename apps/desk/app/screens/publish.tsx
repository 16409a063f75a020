import { fill } from "@hospital/content/text/fill";
import {
  type Conflict,
  type LocalizedText,
  type Publishing,
  publishSteps,
  type Readiness,
  type Release,
} from "../../api.ts";
import { useFieldTexts } from "../../fields/field-texts.ts";
import type { InterfaceMessages } from "../../messages/en/interface.ts";
import { clockOf } from "../days.ts";
import { useDesk } from "../desk-context.ts";
import { AskButton } from "../parts/ask-button.tsx";
import { BeforeAfter } from "../parts/before-after.tsx";
import { Button } from "../parts/button.tsx";
import { ChangeList } from "../parts/change-list.tsx";
import { ConflictDialog } from "../parts/conflict-dialog.tsx";
import { Failure } from "../parts/failure.tsx";
import { liveText, waitingText } from "../parts/live-state.tsx";
import { OpenLinks } from "../parts/open-links.tsx";
import { Seconds } from "../parts/seconds.tsx";
import { SecretLinkButton } from "../parts/secret-link-button.tsx";
import { Skeleton } from "../parts/skeleton.tsx";
import { Title } from "../parts/title.tsx";
import { post } from "../requests.ts";
import { undoneChanges } from "../undone-changes.ts";
import { useRequest } from "../use-request.ts";

/** The unpublished changes, the steps of a running publish, and the earlier releases. */
export function PublishScreen({ publishing }: { publishing: Publishing | undefined }) {
  const { messages, language, session, person } = useDesk();
  const { run, error, conflicts: saving } = useRequest();
  const act = (url: string, body?: object) => run((choices) => post(url, { ...body, choices }));
  if (!publishing)
    return (
      <div className="screen">
        <Title>{messages.publish}</Title>
        <Skeleton rows={4} />
      </div>
    );
  const { running, live, failure, conflicts, readiness } = publishing;
  const barred =
    readiness.state === "notSetUp" ? messages.notSetUp : session.mayPublish ? undefined : messages.mayNotPublish;
  const mayStop = session.mayPublish || running?.by === person;
  return (
    <div className="screen">
      <Title>{messages.publish}</Title>
      {live && (
        <p>
          <strong>{liveText(live, messages, language)}</strong>{" "}
          <a href={session.live} target="_blank" rel="noopener noreferrer">
            {messages.lookAtSite}
          </a>
        </p>
      )}
      <Failure error={saving ? undefined : error} />
      {saving && <ConflictDialog conflicts={saving} sides={{ theirs: messages.asItIs, ours: messages.mine }} />}
      {failure && !running && (
        <div className="card" data-tone="alert" role="alert">
          <Lines lines={failure.messages} />
          {failure.canPublishAlone && session.mayPublish && (
            <>
              <p>{messages.publishAloneHelp}</p>
              <AskButton
                label={messages.publishAlone}
                tone="alert"
                confirm={messages.publishAloneYes}
                onConfirm={() => act("/api/publish", { alone: true })}
              >
                <p>{messages.publishAloneMeans}</p>
              </AskButton>
            </>
          )}
          <Button look="small" onClick={() => act("/api/publish/dismiss")}>
            {messages.understood}
          </Button>
        </div>
      )}
      {publishing.notBackedUpSince && (
        <p className="quiet">{fill(messages.notBackedUp, { time: clockOf(publishing.notBackedUpSince, language) })}</p>
      )}
      {!running && <TargetState readiness={readiness} onCheck={() => act("/api/publish/check")} />}
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.path}
          conflict={conflict}
          onChoose={(side) => act("/api/conflicts", { path: conflict.path, side })}
        />
      ))}
      {running && <Steps running={running} onStop={mayStop ? () => act("/api/publish/stop") : undefined} />}
      {(!running || publishing.unpublished.length > 0) && (
        <Waiting publishing={publishing} barred={barred} onPublish={() => act("/api/publish")} />
      )}
      {!barred && (
        <RollBack
          releases={publishing.releases}
          live={live?.name}
          isBusy={Boolean(running)}
          onRollBack={(name) => act("/api/back", { name })}
        />
      )}
      <OpenLinks />
    </div>
  );
}

interface WaitingProps {
  publishing: Publishing;
  /** The reason why the desk can't publish. */
  barred: string | undefined;
  onPublish(): void;
}

/** The unpublished changes, and the button that publishes them, also after a running publish; after a rollback, first a warning. */
function Waiting({ publishing, barred, onPublish }: WaitingProps) {
  const { messages } = useDesk();
  const { running, unpublished, mistaken, conflicts, live, readiness } = publishing;
  const undone = undoneChanges(unpublished);
  const wrong = mistaken.filter(({ id }) => !undone.has(id));
  const others = unpublished.filter(({ id }) => !wrong.some((change) => change.id === id));
  return (
    <section className="card">
      <h2>{waitingTitle(publishing, messages)}</h2>
      {running && <p>{messages.notIncluded}</p>}
      {barred && (
        <>
          <p>{barred}</p>
          {readiness.state === "notSetUp" && <Lines lines={readiness.message} />}
        </>
      )}
      {wrong.length > 0 && (
        <div className="card" data-tone="alert" role="alert">
          <h3>{messages.mistakenTitle}</h3>
          <p>{messages.mistakenHelp}</p>
          <ChangeList changes={wrong} />
        </div>
      )}
      <div className="buttons">
        {!barred && (
          <Button
            look={unpublished.length > 0 || !live ? "solid" : "quiet"}
            isDisabled={conflicts.length > 0}
            onClick={onPublish}
          >
            {running ? messages.publishAfterwards : messages.publish}
          </Button>
        )}
        <SecretLinkButton kind="previewLink" />
      </div>
      <ChangeList changes={others} />
    </section>
  );
}

function waitingTitle({ unpublished, live, readiness }: Publishing, messages: InterfaceMessages): string {
  if (unpublished.length > 0) return waitingText(unpublished.length, messages);
  // A release from the time before the settings were removed may still be live.
  if (readiness.state === "notSetUp") return messages.publishingNotSetUp;
  return live ? messages.allIsLive : messages.nothingLive;
}

/** Messages of the server, some with the lines of a program's output. */
function Lines({ lines }: { lines: LocalizedText[] }) {
  const { textWithDates } = useFieldTexts();
  return lines.map((line) => (
    <p key={line.en} className="output">
      {textWithDates(line)}
    </p>
  ));
}

/** Whether a publish can go live now. */
function TargetState({ readiness, onCheck }: { readiness: Readiness; onCheck(): void }) {
  const { messages } = useDesk();
  const { state, message } = readiness;
  if (state === "notSetUp") return null;
  if (state === "checking") return <p className="quiet">{messages.checkingTarget}</p>;
  if (state === "ready" && message.length === 0) return <p className="quiet">{messages.readyToPublish}</p>;
  return (
    <section className="card" data-tone={state === "unreachable" ? "alert" : "tinted"} role="status">
      <h2>{state === "unreachable" ? messages.targetUnreachable : messages.readyToPublish}</h2>
      <Lines lines={message} />
      <Button look="small" onClick={onCheck}>
        {messages.checkAgain}
      </Button>
    </section>
  );
}

interface StepsProps {
  running: NonNullable<Publishing["running"]>;
  /** Absent for a person who may not stop it. */
  onStop: (() => void) | undefined;
}

function Steps({ running, onStop }: StepsProps) {
  const { messages } = useDesk();
  const steps = running.isRollback ? publishSteps.slice(publishSteps.indexOf("push")) : publishSteps;
  const current = steps.indexOf(running.step);
  return (
    <section className="card" aria-live="polite">
      <h2>
        {running.isRollback ? messages.isRollingBack : messages.isPublishing} <Seconds since={running.began} />
      </h2>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step}
            className="publish__step"
            data-state={index < current ? "done" : index === current ? "now" : "next"}
            aria-current={index === current ? "step" : undefined}
          >
            {messages.steps[step]} {index === current && <Seconds since={running.since} />}
          </li>
        ))}
      </ol>
      {!running.canStop && <p className="quiet">{messages.cannotStop}</p>}
      {running.canStop && onStop && <Button onClick={onStop}>{messages.stop}</Button>}
      {running.changes.length > 0 && (
        <>
          <h3>{messages.changesNow}</h3>
          <ChangeList changes={running.changes} />
        </>
      )}
      {running.next.length > 0 && (
        <>
          <h3>{messages.changesNext}</h3>
          <ChangeList changes={running.next} />
        </>
      )}
    </section>
  );
}

interface ConflictChoiceProps {
  conflict: Conflict;
  onChoose(side: "ours" | "theirs"): void;
}

/** A record that was changed here and elsewhere. */
function ConflictChoice({ conflict, onChoose }: ConflictChoiceProps) {
  const { messages } = useDesk();
  const { textWithDates } = useFieldTexts();
  return (
    <section className="card">
      <h2>{fill(messages.changedTwice, { name: textWithDates(conflict.name), by: conflict.by })}</h2>
      <BeforeAfter record={conflict.path} values={conflict.values} titles={[messages.theirs, messages.mine]} />
      <div className="buttons">
        <Button look="solid" onClick={() => onChoose("ours")}>
          {messages.keepMine}
        </Button>
        <Button onClick={() => onChoose("theirs")}>{messages.keepTheirs}</Button>
      </div>
    </section>
  );
}

interface RollBackProps {
  releases: Release[];
  live: string | undefined;
  isBusy: boolean;
  onRollBack(name: string): void;
}

function RollBack({ releases, live, isBusy, onRollBack }: RollBackProps) {
  const { messages, language } = useDesk();
  const [first, ...older] = releases.slice(releases.findIndex(({ name }) => name === live) + 1);
  if (!first) return null;
  const button = (release: Release, label: string) => (
    <AskButton
      label={label}
      isDisabled={isBusy}
      title={messages.rollBackToPrevious}
      tone="alert"
      confirm={messages.rollBack}
      onConfirm={() => onRollBack(release.name)}
    >
      <p>{fill(messages.rollBackMeans, { time: clockOf(release.at, language) })}</p>
    </AskButton>
  );
  return (
    <section className="card">
      <h2>{messages.wrongLive}</h2>
      <p>{messages.rollBackHelp}</p>
      {button(first, messages.rollBackToPrevious)}
      {older.length > 0 && (
        <details>
          <summary>{messages.olderReleases}</summary>
          <ul className="stack">
            {older.map((release) => (
              <li key={release.name}>{button(release, `${clockOf(release.at, language)} · ${release.by}`)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
