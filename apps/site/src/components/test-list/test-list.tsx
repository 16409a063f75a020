import { ChevronDown } from "@hospital/theme/icons/line-icons";
import { PhoneLink } from "../phone-link/phone-link";
import "./test-list.css";

export interface TestListProps {
  /** Id of the heading that names the list. */
  labelledBy: string;
  tests: {
    id: string;
    name: string;
    /** What else people call it. */
    otherNames?: string;
    what?: string;
    /** What is known of it: "Before it", "Where", "Price". */
    facts: {
      label: string;
      text: string;
      /** A page that says more. */
      href?: string;
      /** Whom to ask. */
      phone?: string;
    }[];
  }[];
}

/** Tests and scans by name; each opens below it. */
export function TestList({ labelledBy, tests }: TestListProps) {
  return (
    <ul className="test-list" aria-labelledby={labelledBy}>
      {tests.map(({ id, name, otherNames, what, facts }) => (
        <li key={id}>
          <details className="test-list__test" id={id}>
            <summary className="test-list__summary">
              <h2 className="test-list__name">{name}</h2>
              {otherNames && <span className="test-list__others">{otherNames}</span>}
              <ChevronDown className="test-list__arrow" aria-hidden="true" />
            </summary>
            <div className="test-list__text">
              {what && <p>{what}</p>}
              <dl className="test-list__facts">
                {facts.map(({ label, text, href, phone }) => (
                  <div key={label} className="test-list__fact">
                    <dt className="test-list__label">{label}</dt>
                    <dd>
                      {href ? <a href={href}>{text}</a> : text} {phone && <PhoneLink number={phone} />}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
