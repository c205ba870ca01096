/** 简体中文: Chinese texts of the video player’s controls. */
import type { player as en } from "../en/player";
import type { CompleteTable } from "../table-shape";

export const player: CompleteTable<typeof en> = {
  label: "视频控件",
  play: "播放",
  pause: "暂停",
  mute: "静音",
  unmute: "取消静音",
  volume: "音量",
  captions: "字幕",
  position: "播放位置",
  at: "{{at}}，共 {{length}}",
  live: "直播",
  toLive: "回到直播",
  small: "画中画",
  full: "全屏",
  loading: "正在加载",
  returning: "我们会继续尝试连接。视频将从中断处继续播放。",
  ended: "播放结束",
  again: "从头观看",
};
