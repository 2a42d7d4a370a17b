import { backOfficeRoutes } from '@mainstreet/shared/routes'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { Application } from '../../../declarations'
import { queueMail } from '../../../kit/mail/outbox'
import type { Work } from '../../../kit/service/work'
import { platformMail } from '../platform-mail'
import { signInAddress } from '../sign-in-address'
import { userLocale } from '../user-locale'

/** What happened to somebody's second factor. */
export type FactorEvent =
  | 'authenticator added'
  | 'authenticator removed'
  | 'passkey added'
  | 'passkey removed'
  | 'codes renewed'
  | 'code used'
  | 'all removed'

interface Words {
  subject: string
  text: Record<FactorEvent, string>
  notYou: string
  newPassword: string
}

const words: Record<Locale, Words> = {
  en: {
    subject: 'How you sign in was changed',
    text: {
      'authenticator added':
        'signing in to Mainstreet asks for a code of your authenticator app from now on.',
      'authenticator removed': 'signing in to Mainstreet no longer takes codes of your authenticator app.',
      'passkey added': 'a passkey was added to your login for Mainstreet.',
      'passkey removed': 'a passkey was removed from your login for Mainstreet.',
      'codes renewed':
        'new recovery codes were made for your login for Mainstreet. The old ones work no more.',
      'code used': 'a recovery code of yours was used. It works no more.',
      'all removed': 'your authenticator app, passkeys and recovery codes were removed by the platform.',
    },
    notYou: 'If it was not you, choose a new password at once.',
    newPassword: 'Choose a new password',
  },
  fr: {
    subject: 'Votre façon de vous connecter a été changée',
    text: {
      'authenticator added':
        'la connexion à Mainstreet demande désormais un code de votre application d’authentification.',
      'authenticator removed':
        'la connexion à Mainstreet n’accepte plus les codes de votre application d’authentification.',
      'passkey added': 'une clé d’accès a été ajoutée à votre compte Mainstreet.',
      'passkey removed': 'une clé d’accès a été retirée de votre compte Mainstreet.',
      'codes renewed':
        'de nouveaux codes de secours ont été créés pour votre compte Mainstreet. Les anciens ne fonctionnent plus.',
      'code used': 'un de vos codes de secours a été utilisé. Il ne fonctionne plus.',
      'all removed':
        'votre application d’authentification, vos clés d’accès et vos codes de secours ont été retirés par la plateforme.',
    },
    notYou: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
    newPassword: 'Choisir un nouveau mot de passe',
  },
}

/** Reads, before a work, what tells a user within it of a change. */
export const readFactorNotice = async (app: Application, userId: number) => {
  const user = await app.service('users').get(userId)
  const [locale, { origin }] = [await userLocale(app, user), await signInAddress(app, user.customerId)]
  const { subject, text, notYou, newPassword } = words[locale]
  return async (event: FactorEvent, work: Work): Promise<void> => {
    const url = `${origin}${backOfficeRoutes.forgotPassword}`
    const mail = platformMail({
      lang: locale,
      name: user.name,
      subject,
      parts: [
        { kind: 'text', lines: [text[event]] },
        { kind: 'text', lines: [notYou] },
        { kind: 'button', text: newPassword, url },
      ],
    })
    await queueMail(work, { kind: 'second-factor-notice', to: user.email, ...mail })
  }
}
