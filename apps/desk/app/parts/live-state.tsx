import { fill } from "@hospital/content/text/fill";
import { Link } from "wouter";
import type { Publishing } from "../../api.ts";
import type { InterfaceMessages } from "../../messages/en/interface.ts";
import { clockOf } from "../days.ts";
import { useDesk } from "../desk-context.ts";
import { Seconds } from "./seconds.tsx";

/** One line on every screen: unpublished changes, a running publish, the time of the last release. */
export function LiveState({ publishing }: { publishing: Publishing | undefined }) {
  const { messages, language, session } = useDesk();
  if (!publishing) return <div className="live-state" role="status" />;
  const { running, live, unpublished } = publishing;
  const state = stateOf(publishing);
  return (
    <div className="live-state" role="status">
      <Link className="live-state__pill" data-state={state} href="/publish">
        {state === "running" && running && (
          <>
            {messages.steps[running.step]} <Seconds since={running.began} />
          </>
        )}
        {state === "failed" && messages.publishingFailed}
        {state === "noted" && messages.publishedWithNotes}
        {state === "choosing" && messages.choiceWaits}
        {state === "notSetUp" && (session.isSample ? messages.sampleStays : messages.publishingNotSetUp)}
        {state === "unreachable" && messages.targetUnreachable}
        {state === "waiting" && waitingText(unpublished.length, messages)}
        {state === "live" &&
          live &&
          fill(live.isSeen ? messages.liveSince : messages.releasedSince, { time: clockOf(live.since, language) })}
        {state === "none" && messages.nothingLive}
        {state === "ready" && messages.readyToPublish}
      </Link>
    </div>
  );
}

function stateOf({ running, live, unpublished, failure, conflicts, readiness }: Publishing) {
  if (running) return "running";
  if (failure) return failure.isPublished ? "noted" : "failed";
  if (conflicts.length > 0) return "choosing";
  if (readiness.state === "notSetUp" || readiness.state === "unreachable") return readiness.state;
  if (unpublished.length > 0) return "waiting";
  if (live) return "live";
  return readiness.state === "ready" ? "ready" : "none";
}

export function waitingText(count: number, messages: InterfaceMessages): string {
  return count === 1 ? messages.oneWaits : fill(messages.manyWait, { count });
}
