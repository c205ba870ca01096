/** Brazilian Portuguese: the texts of the privacy policy. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Política de privacidade",
  description: "O que {{name}} guarda sobre você, por quê, por quanto tempo e como mandar apagar.",
  lead: "O que este site guarda sobre você, por quê e como fazer com que pare. Nada aqui é vendido.",
  short: "Olhar o site não é medido nem anotado: não há lista de visitas.",
  cookiesTitle: "Cookies do site",
  cookiesText: "Os quatro primeiros são criptografados, e nenhum script pode lê-los.",
  cookie: "Nome",
  purpose: "Para que serve",
  life: "Quanto dura",
  session: "Mantém você conectado: as provas do seu login, seu nome e seu e-mail.",
  flow: "Um login ou cadastro que ainda não terminou, para que nada se perca ao recarregar.",
  guest:
    "Um número aleatório que reserva seus lugares, uma identidade de convidado da Amazon Cognito sem nome e as chaves dos pedidos feitos sem conta.",
  device: "O último nome que entrou aqui e que você confia neste dispositivo. Permanece depois que você sai.",
  language: "O idioma que você escolheu.",
  consent: "Sua resposta sobre a medição. Só onde este site pergunta.",
  year: "1 ano",
  day: "24 horas no máximo",
  tab: "A própria aba também lembra até onde você rolou a página e, por dez segundos, que um script não carregou. As duas coisas terminam com a aba.",
  phone:
    "No celular, o navegador guarda as páginas de ingressos que você abre com a conta conectada, para que funcionem sem rede. Elas são apagadas quando você sai da conta ou quando o evento termina.",
  keepTitle: "O que guardamos",
  keepOrders:
    "<b>Pedidos e ingressos.</b> Nome, e-mail, idioma, noite, lugares, preço, reembolsos, para quem um ingresso foi passado, quando foi escaneado e quem mudou o quê. Ficam pelo tempo que a lei tributária exige.",
  keepHolds: "<b>Reservas.</b> O número aleatório ou a conta que reserva os lugares. Nenhum nome.",
  keepLetters:
    "<b>Cartas.</b> O que você escreve, com seu nome, e-mail e idioma, e o momento em que aceitou receber e-mails sobre novas datas. Ficam até você pedir que sejam apagadas.",
  keepCounts:
    "<b>Tentativas.</b> Quantas vezes um e-mail ou um endereço de rede tentou entrar, reservar ou escrever. Contadas por uma hora no máximo e depois apagadas.",
  othersTitle: "Quem mais participa",
  othersCognito:
    "<b>Amazon Cognito</b> guarda as contas: e-mail, nome, telefone se você deu um, e sua senha, que nós nunca armazenamos. Se você entra com Amazon, Apple, Facebook ou Google, são eles que informam seu e-mail e seu nome.",
  othersStripe:
    "<b>Stripe</b> recebe o pagamento em suas próprias páginas. Fica sabendo seu cartão, seu e-mail e o que você paga.",
  othersMail: "<b>Um serviço de e-mail</b> leva ingressos e respostas ao seu endereço.",
  othersSentry:
    "<b>Sentry</b>, só onde este site lhe informa falhas, fica sabendo o que quebrou. Não acrescentamos nem seu nome nem seu endereço.",
  othersTags:
    "<b>Um gerenciador de tags</b>, só onde este site tem um e só depois que você concordou. Mude de ideia no rodapé de qualquer página.",
  rightsTitle: "Seus direitos",
  rightsText:
    "Ver o que guardamos, mandar corrigir, levar uma cópia, opor-se ou mandar apagar. Os e-mails sobre novas datas terminam no momento em que você disser.",
  rightsAccount: "Com uma conta, você pode <data>levar seus dados ou excluir a conta</data> sem nos pedir.",
  rightsDelete:
    "Escreva para nós em “Minha conta ou meus dados”, do e-mail em questão. Vai embora tudo o que nenhuma lei nos obriga a guardar; o que precisa ficar, como um pedido pago, é informado a você.",
  write: "Escrever ao escritório",
};
