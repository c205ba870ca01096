/** Brazilian Portuguese: the texts of the video player’s controls. */
import type { player as en } from "../en/player";
import type { CompleteTable } from "../table-shape";

export const player: CompleteTable<typeof en> = {
  label: "Controles do vídeo",
  play: "Reproduzir",
  pause: "Pausar",
  mute: "Silenciar",
  unmute: "Ativar som",
  volume: "Volume",
  captions: "Legendas",
  position: "Posição no vídeo",
  at: "{{at}} de {{length}}",
  live: "Ao vivo",
  toLive: "Voltar ao vivo",
  small: "Picture-in-picture",
  full: "Tela cheia",
  loading: "Carregando",
  returning: "Continuamos tentando. O vídeo volta de onde parou.",
  ended: "Chegou ao fim.",
  again: "Ver desde o início",
};
