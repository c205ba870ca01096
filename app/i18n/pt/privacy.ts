/** Brazilian Portuguese: the texts of the privacy policy. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Política de privacidade",
  description: "O que {{name}} guarda sobre você, por quê, por quanto tempo e como excluir.",
  lead: "O que guardamos sobre você, por quê e como parar. Não vendemos nada disso.",
  short: "Não medimos nem registramos sua navegação. Não existe lista de visitas.",
  cookiesTitle: "Cookies",
  cookiesText: "Os quatro primeiros são criptografados, e nenhum script pode lê-los.",
  cookie: "Nome",
  purpose: "Finalidade",
  life: "Duração",
  session: "Mantém sua sessão aberta: seus tokens de login, nome e e-mail.",
  flow: "Um login ou cadastro em andamento, para nada se perder ao recarregar.",
  guest:
    "Um número aleatório que reserva seus lugares, um ID de visitante do Amazon Cognito sem nome e as chaves dos pedidos feitos sem conta.",
  device: "O último nome usado para entrar aqui e se você confia neste dispositivo. Continua depois que você sai.",
  language: "O idioma que você escolheu.",
  consent: "Sua escolha sobre a medição, se este site perguntar.",
  year: "1 ano",
  day: "Até 24 horas",
  tab: "Sua aba também lembra até onde você rolou a página e, por dez segundos, que um script não carregou. As duas coisas somem quando você a fecha.",
  phone:
    "No celular, o navegador guarda as páginas de ingressos que você abre com a conta conectada, para que funcionem sem internet. Elas são apagadas quando você sai da conta ou quando o evento termina.",
  keepTitle: "O que guardamos",
  keepOrders:
    "<b>Pedidos e ingressos.</b> Nome, e-mail, idioma, evento, lugares, preço, reembolsos, transferências, horários de leitura e quem mudou o quê. Guardados pelo tempo que a lei tributária exige.",
  keepHolds: "<b>Reservas.</b> O número aleatório ou a conta que reserva os lugares. Sem nome.",
  keepLetters:
    "<b>Mensagens.</b> O que você escreve, seu nome, e-mail e idioma, e quando aceitou e-mails sobre novas datas. Guardadas até você pedir que as excluamos.",
  keepCounts:
    "<b>Tentativas.</b> Quantas vezes um e-mail ou endereço de rede tentou entrar, reservar lugares ou falar conosco. Contadas por até um dia e depois excluídas.",
  keepFollows:
    "<b>Conteúdo seguido e lembretes.</b> Seu e-mail, o idioma dele e o que você segue. Guardados até você parar; cada um desses e-mails tem um link para isso. Excluímos um lembrete 7 dias após a abertura das vendas, um e-mail nunca confirmado após 7 dias e um que não segue mais nada após 60. Se você desativar um tipo de e-mail, nós nos lembramos disso.",
  keepSearches:
    "<b>Buscas.</b> Não guardamos o que você busca. Contamos as buscas por endereço de rede, durante um minuto.",
  othersTitle: "Quem mais recebe dados",
  othersCognito:
    "<b>Amazon Cognito</b> guarda as contas: e-mail, nome, telefone se você informou, e sua senha, que nós nunca armazenamos. Se você entra com Amazon, Apple, Facebook ou Google, eles passam seu e-mail e seu nome.",
  othersStripe:
    "<b>Stripe</b> recebe os pagamentos nas próprias páginas. Fica com seu cartão, seu e-mail e o que você está pagando.",
  othersMail: "<b>Um serviço de e-mail</b> entrega seus ingressos e nossas respostas.",
  othersSentry:
    "<b>Sentry</b>, se este site o usa, recebe relatórios de erro. Não incluímos seu nome nem seu endereço.",
  othersTags:
    "<b>Um gerenciador de tags</b>, se este site tem um e só depois que você concorda. Mude de ideia no rodapé de qualquer página.",
  rightsTitle: "Seus direitos",
  rightsText:
    "Ver o que guardamos, corrigir, obter uma cópia, opor-se ou pedir a exclusão. Cancele os e-mails sobre novas datas quando quiser.",
  rightsAccount: "Com uma conta, você pode <data>baixar seus dados ou excluir sua conta</data> por conta própria.",
  rightsDelete:
    "Fale conosco em “Minha conta ou meus dados”, pelo e-mail em questão. Excluímos tudo o que a lei não nos obriga a guardar e dizemos o que precisa ficar, como um pedido pago.",
  write: "Fale conosco",
};
