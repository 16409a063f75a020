import {
  Baby,
  Bone,
  Clock,
  Droplet,
  FileText,
  Flame,
  Footprints,
  GraduationCap,
  HandHeart,
  HeartPulse,
  House,
  Info,
  Luggage,
  MessageCircle,
  Phone,
  Pill,
  ScanLine,
  TriangleAlert,
  Users,
  Utensils,
  Wind,
} from "../../icons/line-icons";
import type { partSigns } from "../../vocabulary";
import "./part-sign.css";

export type PartSignName = (typeof partSigns)[number];

const drawings: Record<PartSignName, typeof Pill> = {
  papers: FileText,
  bag: Luggage,
  steps: Footprints,
  medicine: Pill,
  food: Utensils,
  time: Clock,
  home: House,
  people: Users,
  call: Phone,
  warning: TriangleAlert,
  question: Info,
  machine: ScanLine,
  learn: GraduationCap,
  heart: HeartPulse,
  blood: Droplet,
  breath: Wind,
  heat: Flame,
  child: Baby,
  bone: Bone,
  talk: MessageCircle,
  care: HandHeart,
};

export interface PartSignProps {
  name: PartSignName;
}

/** A sign before the title of a part, for whoever reads little. */
export function PartSign({ name }: PartSignProps) {
  const Drawing = drawings[name];
  return <Drawing className="part-sign" strokeWidth={1.75} aria-hidden="true" />;
}
