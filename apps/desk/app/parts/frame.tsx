import { CalendarDays } from "@hospital/theme/icons/line-icons";
import { type ReactNode, useEffect } from "react";
import { Link, useLocation } from "wouter";
import type { Publishing } from "../../api.ts";
import { textOf, useDesk } from "../desk-context.ts";
import { Globe, History, Image, Pencil, Table } from "./icons.ts";
import { LanguageButton } from "./language-button.tsx";
import { LiveState } from "./live-state.tsx";
import { LogOut } from "./log-out.tsx";
import { Unreadable } from "./unreadable.tsx";

interface FrameProps {
  publishing: Publishing | undefined;
  children: ReactNode;
}

/** The frame of every screen: navigation, publishing state, language and person. */
export function Frame({ publishing, children }: FrameProps) {
  const { session, messages, language } = useDesk();
  const [path] = useLocation();
  useEffect(() => {
    // Scrolls a new screen to the top. After Back and a reload, the browser restores the position. The router
    // dispatches each new address.
    const toTop = () => scrollTo(0, 0);
    addEventListener("pushState", toTop);
    return () => removeEventListener("pushState", toTop);
  }, []);
  const ways = [
    { href: "/", label: messages.today, Icon: CalendarDays },
    { href: "/all", label: messages.everything, Icon: Pencil },
    { href: "/photos", label: messages.pictures, Icon: Image },
    { href: "/sheets", label: messages.sheetsShort, Icon: Table },
    { href: "/history", label: messages.history, Icon: History },
    { href: "/publish", label: messages.publishShort, Icon: Globe },
  ];
  const isHere = (href: string) =>
    href === "/" ? path === "/" : path.startsWith(href) || (href === "/all" && path.startsWith("/edit"));
  return (
    <div className="frame">
      <a className="visually-hidden" href="#screen">
        {messages.skip}
      </a>
      <header className="frame__head">
        <p className="frame__name">{textOf(session.hospital, language)}</p>
        <LiveState publishing={publishing} />
        <div className="frame__own">
          <LanguageButton />
          {session.login === "in" ? <LogOut /> : <Person />}
        </div>
      </header>
      <nav className="frame__ways" aria-label={messages.screens}>
        {ways.map(({ href, label, Icon }) => (
          <Link key={href} className="frame__way" href={href} aria-current={isHere(href) ? "page" : undefined}>
            <Icon className="frame__icon" aria-hidden="true" />
            {label}
          </Link>
        ))}
      </nav>
      <main id="screen" className="frame__screen" tabIndex={-1}>
        <Unreadable />
        {children}
      </main>
    </div>
  );
}

function Person() {
  const { session, messages, person, setPerson } = useDesk();
  // The desk can't change a login at the proxy.
  if (session.person) return <span className="frame__person">{person}</span>;
  return (
    <button type="button" className="frame__person" title={messages.notYou} onClick={() => setPerson("")}>
      {person}
      <span className="visually-hidden">, {messages.notYou}</span>
    </button>
  );
}
