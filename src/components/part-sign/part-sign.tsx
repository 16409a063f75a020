import {
  Baby,
  Bandage,
  Bed,
  Bone,
  Brain,
  Bug,
  Clock,
  Droplet,
  Droplets,
  Ear,
  Eye,
  FileText,
  Flame,
  Footprints,
  GraduationCap,
  Hand,
  HandHeart,
  HeartPulse,
  House,
  IndianRupee,
  Info,
  Luggage,
  MessageCircle,
  PersonStanding,
  Phone,
  Pill,
  ScanLine,
  Skull,
  Thermometer,
  TriangleAlert,
  Users,
  Utensils,
  Wind,
  Zap,
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
  brain: Brain,
  asleep: Bed,
  fit: Zap,
  fever: Thermometer,
  wound: Bandage,
  skin: Hand,
  eye: Eye,
  ear: Ear,
  body: PersonStanding,
  water: Droplets,
  poison: Skull,
  sting: Bug,
  money: IndianRupee,
};

export interface PartSignProps {
  name: PartSignName;
}

/** A sign before the title of a part or a warning, for whoever reads little. */
export function PartSign({ name }: PartSignProps) {
  const Drawing = drawings[name];
  return <Drawing className="part-sign" strokeWidth={1.75} aria-hidden="true" />;
}
