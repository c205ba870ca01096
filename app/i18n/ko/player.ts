/** 한국어: Korean texts of the video player’s controls. */
import type { player as en } from "../en/player";
import type { CompleteTable } from "../table-shape";

export const player: CompleteTable<typeof en> = {
  label: "동영상 컨트롤",
  play: "재생",
  pause: "일시정지",
  mute: "음소거",
  unmute: "음소거 해제",
  volume: "음량",
  captions: "자막",
  position: "재생 위치",
  at: "{{length}} 중 {{at}}",
  live: "라이브",
  toLive: "라이브로 이동",
  small: "화면 속 화면",
  full: "전체 화면",
  loading: "불러오는 중",
  returning: "다시 연결하고 있습니다. 동영상은 멈춘 곳부터 이어집니다.",
  ended: "영상이 끝났습니다",
  again: "처음부터 보기",
};
