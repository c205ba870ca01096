/** 日本語: Japanese texts of the video player’s controls. */
import type { player as en } from "../en/player";
import type { CompleteTable } from "../table-shape";

export const player: CompleteTable<typeof en> = {
  label: "動画の操作",
  play: "再生",
  pause: "一時停止",
  mute: "ミュート",
  unmute: "ミュート解除",
  volume: "音量",
  captions: "字幕",
  position: "再生位置",
  at: "{{length}}中{{at}}",
  live: "ライブ",
  toLive: "ライブに戻る",
  small: "ピクチャインピクチャ",
  full: "全画面",
  loading: "読み込み中",
  returning: "再接続を試みています。動画は止まったところから再開します。",
  ended: "本編はここまでです",
  again: "最初から見る",
};
