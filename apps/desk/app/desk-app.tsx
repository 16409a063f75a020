import type { MessageLanguage } from "@hospital/content/messages/labels";
import { useEffect, useMemo, useState } from "react";
import { Route, Switch } from "wouter";
import type { Session } from "../api.ts";
import { en } from "../messages/en/interface.ts";
import { hi } from "../messages/hi/interface.ts";
import { DeskContext, useDesk } from "./desk-context.ts";
import { AskName } from "./parts/ask-name.tsx";
import { Button } from "./parts/button.tsx";
import { Frame } from "./parts/frame.tsx";
import { LogIn } from "./parts/log-in.tsx";
import { LogInAgain } from "./parts/log-in-again.tsx";
import { onDemand } from "./parts/on-demand.tsx";
import { Title } from "./parts/title.tsx";
import { personName } from "./requests.ts";
import { TodayScreen } from "./screens/today.tsx";
import { useToday } from "./use-now.ts";
import { usePublishing } from "./use-publishing.ts";

const dictionaries = { en, hi };
const AllScreen = onDemand(async () => (await import("./screens/all.tsx")).AllScreen);
const RecordScreen = onDemand(async () => (await import("./screens/record.tsx")).RecordScreen);
const PicturesScreen = onDemand(async () => (await import("./screens/pictures.tsx")).PicturesScreen);
const HistoryScreen = onDemand(async () => (await import("./screens/history.tsx")).HistoryScreen);
const ChangeScreen = onDemand(async () => (await import("./screens/history.tsx")).ChangeScreen);
const PublishScreen = onDemand(async () => (await import("./screens/publish.tsx")).PublishScreen);
const SheetsScreen = onDemand(async () => (await import("./screens/sheets.tsx")).SheetsScreen);
const StaleFactsScreen = onDemand(async () => (await import("./screens/stale-facts.tsx")).StaleFactsScreen);
const PosterScreen = onDemand(async () => (await import("./screens/poster.tsx")).PosterScreen);
const ReviewScreen = onDemand(async () => (await import("./screens/review.tsx")).ReviewScreen);

/** The whole application. The browser stores the language and the person's name. */
export function DeskApp({ session }: { session: Session }) {
  const [language, setLanguage] = useState(chosenLanguage);
  const [person, setPerson] = useState(session.person?.name ?? personName());
  const today = useToday();
  const desk = useMemo(
    () => ({ session, today, language, setLanguage, messages: dictionaries[language], person, setPerson }),
    [session, today, language, person],
  );
  useEffect(() => {
    localStorage.setItem("language", language);
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => localStorage.setItem("person", person), [person]);
  return (
    <DeskContext value={desk}>
      <Switch>
        <Route path="/review/:secret">{({ secret }) => <ReviewScreen secret={secret} />}</Route>
        <Route>{session.login === "out" ? <LogIn /> : person ? <Screens /> : <AskName />}</Route>
      </Switch>
      {session.login === "in" && <LogInAgain />}
    </DeskContext>
  );
}

function Screens() {
  const publishing = usePublishing();
  return (
    <Frame publishing={publishing}>
      <Switch>
        <Route path="/">
          <TodayScreen publishing={publishing} />
        </Route>
        <Route path="/all">
          <AllScreen />
        </Route>
        <Route path="/all/:collection">{({ collection }) => <AllScreen collection={collection} />}</Route>
        <Route path="/edit/*">{(params) => <RecordScreen key={params["*"]} path={params["*"]} />}</Route>
        <Route path="/photos" component={PicturesScreen} />
        <Route path="/history" component={HistoryScreen} />
        <Route path="/history/:id">{({ id }) => <ChangeScreen id={id} />}</Route>
        <Route path="/publish">
          <PublishScreen publishing={publishing} />
        </Route>
        <Route path="/sheets" component={SheetsScreen} />
        <Route path="/stale-facts" component={StaleFactsScreen} />
        <Route path="/poster/:id">{({ id }) => <PosterScreen id={id} />}</Route>
        <Route component={NothingHere} />
      </Switch>
    </Frame>
  );
}

function NothingHere() {
  const { messages } = useDesk();
  return (
    <div className="screen">
      <Title>{messages.nothingHere}</Title>
      <Button look="solid" href="/">
        {messages.today}
      </Button>
    </div>
  );
}

function chosenLanguage(): MessageLanguage {
  const chosen = localStorage.getItem("language") ?? navigator.language.slice(0, 2);
  return chosen === "hi" ? "hi" : "en";
}
