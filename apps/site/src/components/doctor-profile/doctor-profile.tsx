import type { ReactNode } from "react";
import { BuildingMap, type BuildingMapProps } from "../building-map/building-map";
import { CallButton, type CallButtonProps } from "../call-button/call-button";
import { NextSession, type NextSessionProps } from "../next-session/next-session";
import { OpeningLine, type OpeningLineProps } from "../opening-line/opening-line";
import { PhoneLink, type PhoneLinkProps } from "../phone-link/phone-link";
import { Portrait, type PortraitProps } from "../portrait/portrait";
import "./doctor-profile.css";

export interface DoctorProfileProps extends Pick<PortraitProps, "photo" | "drawing"> {
  department: { name: string; href: string };
  name: string;
  degree: string;
  role?: string;
  /** Further facts with a label, and values, which may be links. */
  facts: { label: string; values: ({ text: string; href?: string } | OpeningLineProps)[] }[];
  /** The numbers of other buildings with sessions. */
  phones: PhoneLinkProps[];
  location?: BuildingMapProps | undefined;
  session?: NextSessionProps;
  /** The booking number. */
  call: CallButtonProps;
  /** Further actions, below the first screen. */
  children: ReactNode;
}

/** The top of a doctor's page. It contains the h1, whose ID is "title". */
export function DoctorProfile({
  department,
  name,
  degree,
  role,
  photo,
  drawing,
  facts,
  phones,
  location,
  session,
  call,
  children,
}: DoctorProfileProps) {
  return (
    <div className="doctor-profile">
      <div className="doctor-profile__inner page-width">
        <div className="doctor-profile__portrait">
          <Portrait name={name} {...{ photo, drawing }} priority />
        </div>
        <div className="doctor-profile__who">
          <p className="doctor-profile__quiet">
            <a href={department.href}>{department.name}</a>
          </p>
          <h1 id="title">{name}</h1>
        </div>
        <div className="doctor-profile__visit">
          {role && <p className="doctor-profile__role">{role}</p>}
          <p className="doctor-profile__quiet">{degree}</p>
          {session && <NextSession {...session} look="whole" />}
          <div className="doctor-profile__call">
            <CallButton {...call} />
          </div>
        </div>
        <span id="first-screen-end" hidden />
        <div className="doctor-profile__rail">
          <dl className="doctor-profile__facts">
            {facts.map(({ label, values }) => (
              <div key={label} className="doctor-profile__fact">
                <dt className="doctor-profile__quiet">{label}</dt>
                {values.map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two addresses may have the same hours
                  <dd key={index}>
                    {"parts" in value ? (
                      <OpeningLine {...value} />
                    ) : value.href ? (
                      <a href={value.href}>{value.text}</a>
                    ) : (
                      value.text
                    )}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
          {phones.map((phone) => (
            <PhoneLink key={phone.label} {...phone} />
          ))}
          {location && <BuildingMap {...location} />}
        </div>
        <div className="doctor-profile__actions">{children}</div>
      </div>
    </div>
  );
}
