import type { pictograms } from "@hospital/content/vocabulary";
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
} from "@hospital/theme/icons/line-icons";
import {
  Bandage,
  Bed,
  Brain,
  Bug,
  Droplets,
  Ear,
  Eye,
  Hand,
  IndianRupee,
  PersonStanding,
  Skull,
  Thermometer,
  Zap,
} from "@hospital/theme/icons/warning-icons";
import "./pictogram.css";

export type PictogramName = (typeof pictograms)[number];

const drawings: Record<PictogramName, typeof Pill> = {
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

interface PictogramProps {
  name: PictogramName;
}

/** A pictogram before a title or warning, for people who read little. */
export function Pictogram({ name }: PictogramProps) {
  const Drawing = drawings[name];
  return <Drawing className="pictogram" strokeWidth={1.75} aria-hidden="true" />;
}
