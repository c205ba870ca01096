/** The scenes by name, and parts of them: `backstage.door` is the scene backstage, cropped to its door. */
import { backstage, crowd, type Plate, type SceneParts, theatre, title } from "./scenes";
import { face, versus } from "./scenes-faces";
import { bell, clocks, contract, marquee, road } from "./scenes-things";

const SCENES = { theatre, crowd, backstage, belt: title, face, versus, contract, bell, clocks, road, marquee };

/** Left and top of a part of 16:9, and its width. */
type View = [x: number, y: number, width: number];
const VIEWS: Record<string, View> = {
  "theatre.stage": [270, 190, 420],
  "theatre.tables": [520, 306, 416],
  "theatre.curtain": [0, 0, 560],
  "crowd.close": [300, 250, 500],
  "crowd.light": [200, 60, 560],
  "backstage.mirror": [70, 176, 440],
  "backstage.door": [556, 236, 460],
  "backstage.robe": [330, 84, 400],
  "belt.star": [300, 100, 560],
  "belt.strap": [0, 110, 540],
  "contract.pen": [420, 210, 500],
  "contract.name": [150, 160, 560],
  "bell.close": [150, 60, 600],
  "clocks.left": [0, 30, 640],
  "road.truck": [230, 90, 520],
  "marquee.queue": [90, 270, 460],
  "ring.corner": [90, 200, 500],
  "ring.lights": [180, 0, 640],
};
const HEIGHT_OF_WIDTH = 9 / 16;

/** The scene's drawing; undefined for the arena, which has none here. */
export function sceneOf(name: string | undefined): ((parts: SceneParts) => Plate) | undefined {
  const [scene = ""] = name?.split(".") ?? [];
  return Object.hasOwn(SCENES, scene) ? SCENES[scene as keyof typeof SCENES] : undefined;
}

/** The part of the picture as a `viewBox`. */
export function viewOf(name: string | undefined): string {
  const [x, y, width] = (name && Object.hasOwn(VIEWS, name) && VIEWS[name]) || [0, 0, 960];
  return `${x} ${y} ${width} ${Math.round(width * HEIGHT_OF_WIDTH)}`;
}
