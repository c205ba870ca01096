/** Brazilian Portuguese: the texts of a fan's account: profile, sign-in and name. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Seu perfil",
    nav: "Perfil",
    signOut: "Sair",
    guestTitle: "Seus ingressos ficam aqui",
    guestText:
      "Entre para ver seus ingressos e os códigos QR deles. Comprou sem conta? Use o link do seu e-mail ou entre com o mesmo e-mail, e eles aparecem aqui.",
    signIn: "Entrar",
    signUp: "Criar conta",
  },
  sections: {
    overview: "Visão geral",
    orders: "Pedidos",
    following: "O que você segue",
    billing: "Pagamentos",
    security: "Segurança",
    details: "Dados pessoais",
    privacy: "Seus dados",
  },
  again: {
    title: "Confirme que é você",
    text: "Você entrou há um tempo. Digite sua senha para mudar a forma de entrar.",
    password: "Sua senha",
    submit: "Continuar",
    pending: "Verificando",
    elsewhereText: "Você entrou há um tempo. Para fazer mudanças, entre com {{provider}} de novo.",
    elsewhereSubmit: "Continuar com {{provider}}",
  },
  form: {
    save: "Salvar",
    saving: "Salvando",
    cancel: "Cancelar",
    sendCode: "Enviar código",
    sending: "Enviando",
    sendAgain: "Enviar outro código",
    confirm: "Confirmar",
    confirming: "Confirmando",
    dismiss: "Fechar o aviso",
    on: "Ativado",
    off: "Desativado",
  },
};
