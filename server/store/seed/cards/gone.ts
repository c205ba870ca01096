/** The cards of the nights behind us, with who won. */
import { each, type Match, match, titleMatch, won } from "./match";

export const gone: Record<string, Match[]> = {
  "contract-night": [
    won(1, match("Main event", "Contract on a pole", ["calder-vane"], ["el-cobre"])),
    won(0, match("Singles match", "20 minutes", ["odessa-brandt"], ["desiree-stone"])),
    won(0, match("Tag match", "20 minutes", ["hollis-kade", "toru-hagane"], ["bram-ketteridge", "barak-hakarmel"])),
    won(1, match("Opening match", "15 minutes", ["marit-rask"], ["nightjar"])),
  ],
  "residency-night-211": [
    won(0, titleMatch("Continental Championship", "One fall", ["el-cobre"], ["bram-ketteridge"])),
    won(1, match("Tag match", "20 minutes", ["la-marejada", "saoirse-flint"], ["nightjar", "hattie-magpie"])),
    won(0, match("Opening match", "15 minutes", ["rook-mendelay"], ["barak-hakarmel"])),
  ],
  "slow-burn": [
    won(0, match("Ladder match", "The ladder gave way", ["toru-hagane"], ["otis-tarrow"])),
    won(1, match("Singles match", "20 minutes", ["ludo-vandermast"], ["hollis-kade"])),
    won(0, match("Opening match", "15 minutes", ["chiyo-tsurara"], ["tamsin-quarrel"])),
  ],
  "long-memory": [
    won(0, titleMatch("World Championship", "Return match", ["calder-vane"], ["ezekiel-toll"])),
    won(2, match("Triple threat", "One fall", ["juno-rask"], ["vesper-okonjo"], ["maud-bellwether"])),
    won(1, match("Opening match", "15 minutes", ["cabo-canaveral"], ["declan-o-tarn"])),
  ],
  "house-lights": [
    won(1, match("Lights out", "Anything goes", ["bram-ketteridge"], ["the-lamplighter"])),
    won(
      0,
      titleMatch(
        "Tag Team Championship",
        "One fall",
        ["dozer-pell", "rook-mendelay"],
        ["mercer-dole", "wendell-crake"],
      ),
    ),
    won(1, match("Opening match", "15 minutes", ["desiree-stone"], ["saoirse-flint"])),
  ],
  "dead-reckoning": [
    won(0, titleMatch("Women’s Championship", "Sixty minutes, then five more", ["odessa-brandt"], ["ottoline-grieve"])),
    won(0, match("Singles match", "No count-out", ["el-cobre"], ["shop"])),
    won(1, match("Opening match", "15 minutes", ["gaspard-lune"], ["barak-hakarmel"])),
  ],
  "loose-change": [
    won(0, match("Main event", "Everybody pays", ["ezekiel-toll"], ["hollis-kade"])),
    won(3, match("Four-way match", "One fall", ...each("nightjar", "marit-rask", "chiyo-tsurara", "la-marejada"))),
    won(0, match("Opening match", "15 minutes", ["shop"], ["cabo-canaveral"])),
  ],
  "desert-mile": [
    won(0, titleMatch("Continental Championship", "One mile on foot", ["el-cobre"], ["hollis-kade"])),
    won(1, match("Tag match", "20 minutes", ["mercer-dole", "wendell-crake"], ["baptiste-morne", "makoa-tradewind"])),
    won(0, match("Opening match", "15 minutes", ["saoirse-flint"], ["tamsin-quarrel"])),
  ],
  "school-bell": [
    won(0, match("Main event", "Ask your teacher", ["makoa-tradewind"], ["ludo-vandermast"])),
    won(1, match("Women’s match", "10 minutes", ["desiree-stone"], ["vesper-okonjo"])),
    won(0, match("Opening match", "10 minutes", ["shop"], ["gaspard-lune"])),
  ],
  "the-frozen-lake": [
    won(1, titleMatch("World Championship", "On the ice, one fall", ["ezekiel-toll"], ["calder-vane"])),
    won(0, match("Singles match", "No count-out", ["juno-rask"], ["odessa-brandt"])),
    won(0, match("Opening match", "15 minutes", ["bram-ketteridge"], ["declan-o-tarn"])),
  ],
};
