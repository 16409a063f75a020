import "@hospital/theme/styles/reset.css";
import "@hospital/theme/styles/base.css";
import "./styles/desk.css";
import "./styles/parts.css";
import "./styles/frame.css";
import "./styles/today.css";
import "./styles/forms.css";
import "./styles/screens.css";
import type { Languages } from "@hospital/content/languages";
import { createRoot } from "react-dom/client";
import type { Session } from "../api.ts";
import { Unanswered } from "./parts/unanswered.tsx";
import { get, Refusal, requestEarly, todayAddress } from "./requests.ts";

// The desk was updated while this page was open: its chunks have new names. The drafts stay in the browser.
addEventListener("vite:preloadError", () => location.reload());

const root = createRoot(document.getElementById("desk") as HTMLElement);

// Modules that read content need the site's languages from the start.
get<Session>("/api/session").then(
  async (session) => {
    globalThis.sessionLanguages = session.languages as unknown as Languages;
    const { DeskApp } = await import("./desk-app.tsx");
    root.render(<DeskApp session={session} />);
  },
  (error) => root.render(<Unanswered refusal={error instanceof Refusal ? error : undefined} />),
);

// Requests the first screen's content together with the session, but after it, because the server takes longer for it.
if (location.pathname === "/") requestEarly(todayAddress);
