/** Portuguese texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "Sua senha foi alterada",
    password:
      "A senha da sua conta {{name}} foi alterada em {{date}}. Todos os outros navegadores e aplicativos foram desconectados.",
    emailSubject: "Seu e-mail de login foi alterado",
    email: "O e-mail da sua conta {{name}} foi alterado em {{date}}. Este endereço não pertence mais à conta.",
    phoneSubject: "Um número de telefone foi adicionado à sua conta",
    phone: "Um novo número de telefone foi adicionado à sua conta {{name}} em {{date}}.",
    passkeyAddedSubject: "Uma chave de acesso foi adicionada à sua conta",
    passkeyAdded:
      "Uma chave de acesso foi adicionada à sua conta {{name}} em {{date}}. Com ela dá para entrar sem a sua senha.",
    passkeyRemovedSubject: "Uma chave de acesso foi removida da sua conta",
    passkeyRemoved:
      "Uma chave de acesso foi removida da sua conta {{name}} em {{date}}. Não dá mais para entrar com ela.",
    factorSubject: "Uma segunda etapa de login foi desativada",
    factor: "Uma segunda etapa de login da sua conta {{name}} foi desativada em {{date}}.",
    factorOnSubject: "Uma segunda etapa de login foi ativada",
    factorOn: "Uma segunda etapa de login da sua conta {{name}} foi ativada em {{date}}.",
    appReplacedSubject: "Seu aplicativo autenticador foi trocado",
    appReplaced:
      "O aplicativo autenticador da sua conta {{name}} foi trocado em {{date}}. Os códigos do anterior não funcionam mais.",
    wasYou: "Se foi você, não precisa fazer nada.",
    wasNotYou:
      "Se não foi você, redefina sua senha agora. Depois confira o e-mail, o telefone, as chaves de acesso e os dispositivos no seu perfil.",
    noReset: "Se não foi você, fale conosco agora mesmo. Não dá mais para redefinir a senha por este endereço.",
    noCode:
      "Se não foi você, redefina sua senha agora. Se o login pedir um código que você não tem, fale conosco agora mesmo.",
    reset: "Redefinir a senha",
    code: {
      signUp: {
        subject: "Confirme seu e-mail",
        heading: "Digite este código para concluir a criação da sua conta {{name}}.",
      },
      reset: {
        subject: "Seu código para uma nova senha",
        heading: "Digite este código para escolher uma nova senha para a sua conta {{name}}.",
      },
      contact: {
        subject: "Confirme seu e-mail",
        heading: "Digite este código para confirmar este e-mail na sua conta {{name}}.",
      },
      signIn: { subject: "Seu código de login", heading: "Digite este código para entrar na {{name}}." },
      where: "Digite na página em que você pediu o código. Não compartilhe: nunca vamos pedir esse código a você.",
      unasked: "Não pediu um código? Não precisa fazer nada.",
      text: "Seu código {{name}}: {{code}}. Não compartilhe.",
    },
  },
};
