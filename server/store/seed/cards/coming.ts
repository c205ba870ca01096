/** The cards of the nights ahead, from the top of the poster. */
import { each, type Match, match, titleMatch } from "./match";

export const coming: Record<string, Match[]> = {
  "the-long-bell": [
    titleMatch("World Championship", "The twenty-fourth hour", ["calder-vane"], ["ezekiel-toll"]),
    titleMatch("Women’s Championship", "The twenty-first hour", ["odessa-brandt"], ["ottoline-grieve"]),
    match("Tag match", "The eighteenth hour", ["baptiste-morne", "makoa-tradewind"], ["mercer-dole", "wendell-crake"]),
    match("Breakfast match", "The fifteenth hour, eggs at the commentary desk", ["shop"], ["ludo-vandermast"]),
    match("Triple threat", "The twelfth hour", ["tamsin-quarrel"], ["maud-bellwether"], ["chiyo-tsurara"]),
    match("Silent match", "The ninth hour, the hall is asked to whisper", ["gaspard-lune"], ["nightjar"]),
    match("Singles match", "The sixth hour", ["declan-o-tarn"], ["bram-ketteridge"]),
    match("Opening match", "The third hour", ["cabo-canaveral"], ["barak-hakarmel"]),
  ],
  "iron-harvest": [
    titleMatch("World Championship", "No time limit", ["calder-vane"], ["el-cobre"]),
    titleMatch("Women’s Championship", "Two out of three falls", ["odessa-brandt"], ["juno-rask"]),
    titleMatch("Tag Team Championship", "Tornado tag", ["dozer-pell", "rook-mendelay"], ["hollis-kade", "toru-hagane"]),
    match("Lights out", "Anything goes", ["the-lamplighter"], ["bram-ketteridge"]),
    match("Tag match", "20 minutes", ["nightjar", "hattie-magpie"], ["la-marejada", "saoirse-flint"]),
    match("Sisters", "15 minutes", ["marit-rask"], ["maud-bellwether"]),
    match("Return match", "15 minutes", ["barak-hakarmel"], ["otis-tarrow"]),
    match("Opening match", "15 minutes", ["desiree-stone"], ["vesper-okonjo"]),
  ],
  "broken-bell": [
    match("Chain match", "Ends when the chain does", ["bram-ketteridge"], ["toru-hagane"]),
    match("First contender", "One fall", ["saoirse-flint"], ["desiree-stone"]),
    titleMatch("Tag Team Championship", "One fall", ["rook-mendelay", "dozer-pell"], ["hollis-kade", "barak-hakarmel"]),
    match("Singles match", "20 minutes", ["nightjar"], ["marit-rask"]),
    match("Opening match", "15 minutes", ["la-marejada"], ["vesper-okonjo"]),
  ],
  "standing-room": [
    titleMatch("World Championship", "At home, one fall", ["calder-vane"], ["the-lamplighter"]),
    match("Tag match", "20 minutes", ["nightjar", "hattie-magpie"], ["vesper-okonjo", "marit-rask"]),
    match("Opening match", "15 minutes", ["barak-hakarmel"], ["hollis-kade"]),
  ],
  "saltwater-riot": [
    match("Riot match", "Twelve minutes, everybody", ...each("la-marejada", "nightjar", "vesper-okonjo", "juno-rask")),
    match("Singles match", "No count-out", ["hollis-kade"], ["the-lamplighter"]),
    match("Tag match", "20 minutes", ["toru-hagane", "barak-hakarmel"], ["dozer-pell", "rook-mendelay"]),
    match("Opening match", "15 minutes", ["saoirse-flint"], ["marit-rask"]),
  ],
  "no-mans-canvas": [
    titleMatch("Continental Championship", "No man’s rules", ["el-cobre"], ["hollis-kade"]),
    titleMatch("Women’s Championship", "One fall", ["odessa-brandt"], ["saoirse-flint"]),
    match("Ladder match", "A contract over the ring", ...each("toru-hagane", "bram-ketteridge", "barak-hakarmel")),
    match("Tag match", "20 minutes", ["nightjar", "juno-rask"], ["vesper-okonjo", "marit-rask"]),
    match("Opening match", "15 minutes", ["la-marejada"], ["desiree-stone"]),
  ],
  "short-fuse": [
    match("Ten-minute match", "A lit fuse runs round the apron", ["bram-ketteridge"], ["el-cobre"]),
    match("Ten-minute match", "The same fuse, shorter", ["juno-rask"], ["vesper-okonjo"]),
    match("Opening match", "10 minutes", ["rook-mendelay"], ["toru-hagane"]),
  ],
  "fan-fest-columbus": [
    match("Short main event", "15 minutes", ["hollis-kade"], ["bram-ketteridge"]),
    match("Short tag match", "15 minutes", ["nightjar", "hattie-magpie"], ["la-marejada", "saoirse-flint"]),
    match("First match", "10 minutes", ["barak-hakarmel"], ["rook-mendelay"]),
  ],
  "school-gym-special": [
    match("Main event", "Ask your teacher", ["hollis-kade"], ["barak-hakarmel"]),
    match("Opening match", "10 minutes", ["vesper-okonjo"], ["saoirse-flint"]),
  ],
  "lunch-bell": [
    match("Main event", "Back in class by two", ["shop"], ["declan-o-tarn"]),
    match("Women’s match", "10 minutes", ["chiyo-tsurara"], ["hattie-magpie"]),
    match("Counting match", "Everybody counts along", ["cabo-canaveral"], ["gaspard-lune"]),
    match("Opening match", "10 minutes", ["maud-bellwether"], ["tamsin-quarrel"]),
  ],
  switchyard: [
    match(
      "Five-way match",
      "Four corners, so one of them always stands",
      ...each("toru-hagane", "ludo-vandermast", "declan-o-tarn", "hollis-kade", "barak-hakarmel"),
    ),
    titleMatch(
      "Tag Team Championship",
      "Two out of three falls",
      ["dozer-pell", "rook-mendelay"],
      ["mercer-dole", "wendell-crake"],
    ),
    match("Opening match", "15 minutes", ["chiyo-tsurara"], ["desiree-stone"]),
  ],
  "cold-iron": [
    titleMatch("World Championship", "No count-out", ["calder-vane"], ["toru-hagane"]),
    match("Singles match", "20 minutes", ["juno-rask"], ["la-marejada"]),
    match("Opening match", "15 minutes", ["barak-hakarmel"], ["bram-ketteridge"]),
  ],
  "noche-de-cobre": [
    titleMatch("Continental Championship", "Mask against everything else", ["el-cobre"], ["cabo-canaveral"]),
    match("Singles match", "The whole courtyard counts", ["la-marejada"], ["ottoline-grieve"]),
    match("Quiet match", "One fall", ["gaspard-lune"], ["rook-mendelay"]),
    match("Opening match", "15 minutes", ["baptiste-morne"], ["shop"]),
  ],
  "winter-count": [
    titleMatch("World Championship", "The last bell of the season", ["calder-vane"], ["bram-ketteridge"]),
    match("Mask match", "The loser’s mask", ["the-lamplighter"], ["nightjar"]),
    match("Singles match", "20 minutes", ["tamsin-quarrel"], ["ottoline-grieve"]),
    match("Opening match", "15 minutes", ["toru-hagane"], ["barak-hakarmel"]),
  ],
  "fan-fest-london": [
    match("Short main event", "15 minutes", ["bram-ketteridge"], ["ludo-vandermast"]),
    match("Short women’s match", "15 minutes", ["tamsin-quarrel"], ["saoirse-flint"]),
    match("First match", "10 minutes", ["gaspard-lune"], ["barak-hakarmel"]),
  ],
  "kiln-night": [
    match("Singles match", "The doors stay shut", ["ezekiel-toll"], ["makoa-tradewind"]),
    titleMatch("Women’s Championship", "One fall", ["odessa-brandt"], ["tamsin-quarrel"]),
    match("Opening match", "15 minutes", ["declan-o-tarn"], ["cabo-canaveral"]),
  ],
  "king-tide": [
    titleMatch("Women’s Championship", "Before the water comes", ["odessa-brandt"], ["la-marejada"]),
    match("Tag match", "20 minutes", ["baptiste-morne", "makoa-tradewind"], ["dozer-pell", "rook-mendelay"]),
    match("Opening match", "15 minutes", ["declan-o-tarn"], ["ludo-vandermast"]),
  ],
  "fair-week": [
    match("Main event", "Under the grandstand", ["otis-tarrow"], ["dozer-pell"]),
    match("Opening match", "10 minutes", ["nightjar"], ["vesper-okonjo"]),
  ],
  "first-period": [
    match("Main event", "No running in the corridor", ["makoa-tradewind"], ["mercer-dole"]),
    match("Women’s match", "10 minutes", ["maud-bellwether"], ["marit-rask"]),
    match("Opening match", "10 minutes", ["shop"], ["gaspard-lune"]),
  ],
  "twelve-go-in": [
    match(
      "Battle royal",
      "Twelve go in, one stays",
      ...each("hollis-kade", "toru-hagane", "bram-ketteridge", "barak-hakarmel", "shop", "ezekiel-toll"),
      ...each("ludo-vandermast", "declan-o-tarn", "makoa-tradewind", "baptiste-morne", "mercer-dole", "wendell-crake"),
    ),
    titleMatch("Continental Championship", "One fall", ["el-cobre"], ["the-lamplighter"]),
    match("Opening match", "15 minutes", ["hattie-magpie"], ["chiyo-tsurara"]),
  ],
  "last-light": [
    match("Main event", "Last light: the lamps go out one by one", ["the-lamplighter"], ["calder-vane"]),
    match("Tag match", "20 minutes", ["odessa-brandt", "marit-rask"], ["juno-rask", "desiree-stone"]),
    match("Opening match", "15 minutes", ["hollis-kade"], ["rook-mendelay"]),
  ],
  "copper-mile": [
    titleMatch("Continental Championship", "Street rules, one mile of them", ["el-cobre"], ["declan-o-tarn"]),
    match("Triple threat", "No count-out", ["vesper-okonjo"], ["ottoline-grieve"], ["saoirse-flint"]),
    match("Opening match", "15 minutes", ["cabo-canaveral"], ["gaspard-lune"]),
  ],
  undertow: [
    titleMatch("World Championship", "On the boards over the sea", ["calder-vane"], ["ezekiel-toll"]),
    titleMatch(
      "Tag Team Championship",
      "Ladders",
      ["dozer-pell", "rook-mendelay"],
      ["baptiste-morne", "makoa-tradewind"],
      ["mercer-dole", "wendell-crake"],
    ),
    match("Sisters", "Two out of three falls", ["juno-rask"], ["marit-rask"]),
    match("Opening match", "15 minutes", ["nightjar"], ["maud-bellwether"]),
  ],
  "the-missing-hour": [
    match("Iron match", "From half past one to half past three: one hour", ["toru-hagane"], ["declan-o-tarn"]),
    match("Tag match", "20 minutes", ["nightjar", "hattie-magpie"], ["tamsin-quarrel", "ottoline-grieve"]),
    match("Opening match", "15 minutes", ["shop"], ["barak-hakarmel"]),
  ],
  "the-hour-twice": [
    match("The hour twice", "Sixty minutes, and the same sixty again", ["juno-rask"], ["odessa-brandt"]),
    match("Night owls", "One fall", ["the-lamplighter"], ["nightjar"]),
    match("Opening match", "15 minutes", ["mercer-dole"], ["wendell-crake"]),
  ],
};
