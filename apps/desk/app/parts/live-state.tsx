import type { MessageLanguage } from "@hospital/content/messages/labels";
import { fill } from "@hospital/content/text/fill";
import { Link } from "wouter";
import type { Publishing } from "../../api.ts";
import type { InterfaceMessages } from "../../messages/en/interface.ts";
import { clockOf } from "../days.ts";
import { type Desk, useDesk } from "../desk-context.ts";
import { Seconds } from "./seconds.tsx";

/** One line on every screen: unpublished changes, a running publish, the time of the last release. */
export function LiveState({ publishing }: { publishing: Publishing | undefined }) {
  const desk = useDesk();
  const { tone, text } = publishing ? stateOf(publishing, desk) : {};
  return (
    <div className="live-state" role="status">
      {text && (
        <Link className="live-state__pill" data-tone={tone} href="/publish">
          {text}
          {publishing?.running && <Seconds since={publishing.running.began} />}
        </Link>
      )}
    </div>
  );
}

type Tone = "plain" | "running" | "attention" | "failed";

function stateOf(publishing: Publishing, { messages, language, session }: Desk): { tone: Tone; text: string } {
  const { running, live, unpublished, failure, conflicts, readiness } = publishing;
  if (running) return { tone: "running", text: messages.steps[running.step] };
  if (failure && !failure.isPublished) return { tone: "failed", text: messages.publishingFailed };
  const attention = [
    failure && messages.publishedWithNotes,
    conflicts.length > 0 && messages.choiceWaits,
    readiness.state === "notSetUp" && (session.isSample ? messages.sampleStays : messages.publishingNotSetUp),
    readiness.state === "unreachable" && messages.targetUnreachable,
    unpublished.length > 0 && waitingText(unpublished.length, messages),
  ].find((text) => text);
  if (attention) return { tone: "attention", text: attention };
  const whenReady = readiness.state === "ready" ? messages.readyToPublish : messages.nothingLive;
  return { tone: "plain", text: live ? liveText(live, messages, language) : whenReady };
}

/** Since when the release is live. */
export function liveText(
  { isSeen, since }: NonNullable<Publishing["live"]>,
  messages: InterfaceMessages,
  language: MessageLanguage,
): string {
  return fill(isSeen ? messages.liveSince : messages.releasedSince, { time: clockOf(since, language) });
}

export function waitingText(count: number, messages: InterfaceMessages): string {
  return count === 1 ? messages.oneWaits : fill(messages.manyWait, { count });
}
