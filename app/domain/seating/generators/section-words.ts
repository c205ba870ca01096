/** The properties that a generated section takes from its generator. */
import type { PlanSection } from "../seating-plan";

type WrittenWords = Pick<PlanSection, "code" | "zone" | "entrance" | "level" | "outline"> & { label?: string };

export const sectionWords = ({ code, label, zone, entrance, level, outline }: WrittenWords): PlanSection => ({
  code,
  label: label ?? code,
  zone,
  ...(entrance !== undefined && { entrance }),
  ...(level !== undefined && { level }),
  ...(outline && { outline }),
});
