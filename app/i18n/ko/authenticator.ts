/** 한국어: Korean texts of the authenticator. */
import type { authenticator as en } from "../en/authenticator";
import type { CompleteTable } from "../table-shape";

export const authenticator: CompleteTable<typeof en> = {
  overlay: {
    name: "{{site}} 회원가입 또는 로그인",
    close: "닫기",
    tabs: "로그인 또는 회원가입",
    behind: "마치면 보던 페이지로 돌아갑니다.",
    seatsHeld_one: "좌석은 {{until}}까지 선점되어 있습니다.",
    seatsHeld_other: "좌석 {{count}}석은 {{until}}까지 선점되어 있습니다.",
    notFoundTitle: "없는 단계입니다",
    failedTitle: "처리하지 못했습니다",
    notFound: "여기에는 이런 단계가 없습니다. 로그인하여 계속하거나 페이지로 돌아가세요.",
  },
  titles: {
    signIn: "로그인",
    signUp: "회원가입",
    confirmSignUp: "회원가입 확인",
    confirmSignIn: "로그인 확인",
    setupTOTP: "TOTP 설정",
    forceNewPassword: "비밀번호 변경",
    resetPassword: "비밀번호 재설정",
    confirmResetPassword: "비밀번호 재설정",
    verifyUser: "계정을 복구하려면 인증된 연락처가 필요합니다",
    confirmVerifyUser: "계정을 복구하려면 인증된 연락처가 필요합니다",
    selectMfaType: "다중 요소 인증",
    authenticated: "로그인되어 있습니다",
  },
  headings: {
    signIn: "로그인",
    weEmailedYou: "이메일을 보냈습니다",
    weTextedYou: "문자를 보냈습니다",
    weSentACode: "코드를 보냈습니다",
    confirmSmsCode: "SMS 코드 확인",
    confirmTotpCode: "TOTP 코드 확인",
    hello: "{{name}} 님, 안녕하세요",
    hi: "안녕하세요",
    passkey: "패스키로 로그인",
  },
  messages: {
    codeEmailed:
      "코드를 보냈습니다. 로그인하려면 {{destination}} 주소로 받은 이메일의 코드를 입력하세요. 도착하기까지 1분 정도 걸릴 수 있습니다.",
    codeTexted:
      "코드를 보냈습니다. 로그인하려면 {{destination}} 번호로 받은 문자의 코드를 입력하세요. 도착하기까지 1분 정도 걸릴 수 있습니다.",
    codeSent: "코드를 보냈습니다. 로그인하려면 받은 코드를 입력하세요. 도착하기까지 1분 정도 걸릴 수 있습니다.",
    linkInstead: "메시지에 코드 대신 링크가 있나요? 링크를 열면 이 화면에서 자동으로 로그인됩니다.",
    totpCode: "인증 앱에 표시된 코드를 입력하세요.",
    loading: "불러오는 중...",
    forceNewPassword: "계속하려면 사용할 비밀번호를 직접 정하세요.",
    resetPassword: "계정의 연락처로 코드를 보내 드립니다. 그 코드로 새 비밀번호를 정할 수 있습니다.",
    resetCodeEmailed:
      "코드를 보냈습니다. 새 비밀번호를 정하려면 {{destination}} 주소로 받은 이메일의 코드를 입력하세요. 도착하기까지 1분 정도 걸릴 수 있습니다.",
    resetCodeTexted:
      "코드를 보냈습니다. 새 비밀번호를 정하려면 {{destination}} 번호로 받은 문자의 코드를 입력하세요. 도착하기까지 1분 정도 걸릴 수 있습니다.",
    resetCodeSent:
      "코드를 보냈습니다. 새 비밀번호를 정하려면 받은 코드를 입력하세요. 도착하기까지 1분 정도 걸릴 수 있습니다.",
    verifyUser:
      "선택한 연락처로 코드를 보내 드립니다. 인증된 연락처가 있으면 비밀번호를 잊어도 계정을 되찾을 수 있습니다.",
    verifyCodeEmailed:
      "코드를 보냈습니다. 이메일을 인증하려면 {{destination}} 주소로 받은 이메일의 코드를 입력하세요. 도착하기까지 1분 정도 걸릴 수 있습니다.",
    verifyCodeTexted:
      "코드를 보냈습니다. 전화번호를 인증하려면 {{destination}} 번호로 받은 문자의 코드를 입력하세요. 도착하기까지 1분 정도 걸릴 수 있습니다.",
    verifyCodeSent:
      "코드를 보냈습니다. 연락처를 인증하려면 받은 코드를 입력하세요. 도착하기까지 1분 정도 걸릴 수 있습니다.",
    selectMfaType: "본인임을 확인할 방법을 선택하세요.",
    signedInAs: "{{email}} 계정으로 로그인되어 있습니다.",
    checkSpam: "스팸함도 확인해 주세요.",
    passkey: "얼굴, 지문 또는 화면 잠금으로 확인하세요.",
    passkeyScripts: "패스키에는 JavaScript가 필요합니다. 켜거나 다른 방법으로 로그인하세요.",
  },
  choices: {
    email: "이메일: {{contact}}",
    phoneNumber: "전화번호: {{contact}}",
    textMessage: "문자 메시지(SMS)",
    authenticatorApp: "인증 앱(TOTP)",
    emailMessage: "이메일",
  },
  federated: {
    signInAmazon: "Amazon으로 로그인",
    signInApple: "Apple로 로그인",
    signInFacebook: "Facebook으로 로그인",
    signInGoogle: "Google로 로그인",
    signUpAmazon: "Amazon으로 회원가입",
    signUpApple: "Apple로 회원가입",
    signUpFacebook: "Facebook으로 회원가입",
    signUpGoogle: "Google로 회원가입",
    or: "또는",
  },
  pending: {
    signIn: "로그인 중",
    createAccount: "계정 만드는 중",
    confirm: "확인 중",
    resendCode: "보내는 중",
    signOut: "로그아웃 중",
    sendCode: "보내는 중",
    submit: "제출 중",
    changePassword: "변경 중",
    verify: "인증 중",
  },
  notices: {
    codeSentTo: "{{destination}}(으)로 새 코드를 보냈습니다.",
    codeSent: "새 코드를 보냈습니다.",
    notConfirmedYetTo: "계정이 아직 확인되지 않았습니다. {{destination}}(으)로 새 코드를 보냈습니다.",
    notConfirmedYet: "계정이 아직 확인되지 않았습니다. 새 코드를 보냈습니다.",
    confirmed: "계정이 확인되었습니다. 로그인 정보를 입력하여 로그인하세요.",
    flowEnded: "이 단계는 끝났거나 다른 브라우저에서 시작되었습니다. 로그인 정보를 입력하여 로그인하세요.",
    wentOnElsewhere: "다른 탭이나 창에서 계속 진행하셨습니다. 지금은 이 단계입니다.",
    linkNotOpenedYet: "계정이 아직 확인되지 않았습니다. 먼저 메시지의 링크를 열거나 코드를 입력하세요.",
    passwordChanged: "비밀번호가 변경되었습니다. 새 비밀번호로 로그인하세요.",
    resetRequiredTo: "로그인하려면 새 비밀번호가 필요합니다. {{destination}}(으)로 코드를 보냈습니다.",
    resetRequired: "로그인하려면 새 비밀번호가 필요합니다. 코드를 보냈습니다.",
  },
};
