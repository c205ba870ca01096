/** What a generated section takes over from its generator. */
import type { PlanSection } from "../seating-plan";

type WrittenWords = Pick<PlanSection, "code" | "zone" | "entrance" | "level" | "side"> & { label?: string };

export const sectionWords = ({ code, label, zone, entrance, level, side }: WrittenWords): PlanSection => ({
  code,
  label: label ?? code,
  zone,
  ...(entrance !== undefined && { entrance }),
  ...(level !== undefined && { level }),
  ...(side !== undefined && { side }),
});
