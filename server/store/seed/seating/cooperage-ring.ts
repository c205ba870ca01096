/** The Cooperage in the round: seats on all four sides, a platform and a standing pit in two of the corners. */
import type { SeatingPlan } from "../../../../app/domain/seating/seating-plan";

const DOORS = { north: "Stave Street door", east: "Hoop Lane door", south: "Yard door", west: "Cask door" };
const PITCH: [number, number] = [52, 90];
/** Sections of a tier of the hall, clockwise from the north. */
const around = (first: number) => ({
  north: [`${first}`, `${first + 1}`, `${first + 2}`],
  east: [`${first + 3}`, `${first + 4}`, `${first + 5}`],
  south: [`${first + 6}`, `${first + 7}`, `${first + 8}`],
  west: [`${first + 9}`, `${first + 10}`, `${first + 11}`],
});

export const cooperageRing: SeatingPlan = {
  format: "seating/1",
  slug: "cooperage-ring",
  title: "In the round",
  focus: { kind: "ring", x: 0, y: 0, width: 610, height: 610 },
  camera: "south",
  sections: [
    {
      code: "PIT",
      label: "Standing pit by the ramp",
      zone: "pit",
      entrance: DOORS.west,
      level: "Floor",
      area: {
        outline: [
          [-1500, 620],
          [-620, 620],
          [-620, 1500],
          [-1500, 1500],
        ],
      },
    },
  ],
  generate: [
    {
      kind: "side",
      zone: "front",
      label: "Front row {side}",
      level: "Floor",
      codes: { north: "FN", east: "FE", south: "FS", west: "FW" },
      entrances: DOORS,
      rows: "1",
      seats: 8,
      aisles: [0.5],
      gap: 220,
      pitch: PITCH,
    },
    {
      kind: "side",
      zone: "ringside",
      label: "Ringside {side}",
      level: "Floor",
      codes: { north: "RN", east: "RE", south: "RS", west: "RW" },
      entrances: DOORS,
      rows: "2..5",
      seats: [10, 10, 12, 12],
      aisles: [0.5],
      gap: 320,
      pitch: PITCH,
    },
    {
      kind: "side",
      zone: "floor",
      label: "Floor {side}",
      level: "Floor",
      codes: { north: "N", east: "E", south: "S", west: "W" },
      entrances: DOORS,
      rows: "6..14",
      seats: [12, 12, 12, 14, 14, 14, 16, 16, 16],
      aisles: [0.5],
      gap: 760,
      pitch: PITCH,
    },
    {
      kind: "block",
      code: "P",
      label: "Platform",
      zone: "access",
      entrance: DOORS.south,
      level: "Floor",
      at: [880, 880],
      facing: 315,
      rows: "A..B",
      seats: 12,
      aisles: [3, 6, 9],
      pitch: [80, 160],
    },
    {
      kind: "side",
      zone: "lower",
      label: "Section {code}",
      level: "Lower",
      codes: around(101),
      entrances: DOORS,
      rows: "A..E",
      seats: 8,
      gap: 1640,
      pitch: PITCH,
    },
    {
      kind: "side",
      zone: "upper",
      label: "Section {code}",
      level: "Upper",
      codes: around(201),
      entrances: DOORS,
      rows: "A..E",
      seats: 10,
      numbering: "odd-left",
      gap: 2220,
      pitch: PITCH,
    },
  ],
  marks: [
    { seats: "P-A-2,P-A-5,P-A-8,P-A-11,P-B-2,P-B-5,P-B-8,P-B-11", flags: ["accessible", "stepFree"] },
    {
      seats: "P-A-1,P-A-3..4,P-A-6..7,P-A-9..10,P-A-12,P-B-1,P-B-3..4,P-B-6..7,P-B-9..10,P-B-12",
      flags: ["companion", "stepFree"],
    },
    {
      seats: "103-E-8,104-E-1,109-E-8,110-E-1",
      flags: ["restricted"],
      note: "A roof post hides one corner of the ring",
    },
  ],
};
