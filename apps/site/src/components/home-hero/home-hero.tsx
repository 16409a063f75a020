import { wordsOf } from "@hospital/content/text/untranslated";
import { Fragment } from "react";
import { ArrowLink } from "../arrow-link/arrow-link";
import { Building, type BuildingProps } from "../building/building";
import { CallButton } from "../call-button/call-button";
import { OpeningLine, type OpeningLineProps } from "../opening-line/opening-line";
import { Picture } from "../picture/picture";
import { PlaceLine, type PlaceLineProps } from "../place-line/place-line";
import "./home-hero.css";

interface HomeHeroProps {
  welcome: string;
  /** The hospital's name and city. */
  title: string;
  openHours: OpeningLineProps["parts"];
  text: string;
  picture: Picture;
  /** Drawing in the place of the picture; absent where the hospital has no floor plan. */
  building?: BuildingProps | undefined;
  call: { number: string; label: string };
  directions: { href: string; label: string };
  /** All addresses, the main address first; empty if there is only one. */
  addresses: PlaceLineProps[];
  /** Absent without a page of doctors. */
  doctors?: { href: string; label: string };
  /** Links to the other frequent tasks. */
  tasks: { name: string; href: string }[];
}

/**
 * The first screen of the home page answers three questions: whom to call, how to get there, which doctor. A phone
 * paints its text first.
 */
export function HomeHero({
  welcome,
  title,
  openHours,
  text,
  picture,
  building,
  call,
  directions,
  addresses,
  doctors,
  tasks,
}: HomeHeroProps) {
  const lead = <p className="home-hero__text">{text}</p>;
  const links = tasks.length > 0 && (
    <ul className="home-hero__tasks">
      {tasks.map(({ name, href }) => (
        <li key={href}>
          <a className="home-hero__task" href={href}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="home-hero" data-look={building ? "building" : "picture"}>
      <div className="home-hero__inner">
        <div className="home-hero__intro">
          <h1 className="home-hero__title">
            <span className="home-hero__welcome">{welcome}</span>
            {/* A line may break between words, but not at the hyphen of "Multi-Speciality". */}
            {wordsOf(title).map((word) => (
              <Fragment key={word}>
                {" "}
                <span className="home-hero__word">{word}</span>
              </Fragment>
            ))}
          </h1>
          <p className="home-hero__open">
            {/* One item of the flexible line, so that the parts wrap as text. */}
            <span>
              <OpeningLine parts={openHours} />
            </span>
          </p>
          {!building && lead}
          <div className="home-hero__actions">
            <CallButton {...call} />
            {doctors && <ArrowLink {...doctors} />}
            <ArrowLink {...directions} />
          </div>
          {addresses.length > 0 && (
            <ul className="home-hero__addresses">
              {addresses.map((address) => (
                <li key={address.href}>
                  <PlaceLine {...address} />
                </li>
              ))}
            </ul>
          )}
          {links}
        </div>
        <span id="first-screen-end" hidden />
        {!building && (
          <div className="home-hero__picture">
            <Picture picture={picture} priority />
          </div>
        )}
      </div>
      {building && (
        <>
          <Building {...building} />
          <div className="home-hero__below">{lead}</div>
        </>
      )}
    </div>
  );
}
