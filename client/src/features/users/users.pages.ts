import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { plain, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const signInPages: readonly BackOfficePage[] = [
  {
    ...plain,
    path: routes.login,
    label: { en: 'Sign in', fr: 'Se connecter' },
    Page: page(() => import('./login-page'), 'LoginPage'),
  },
  {
    ...plain,
    path: routes.forgotPassword,
    label: { en: 'Forgotten password', fr: 'Mot de passe oublié' },
    Page: page(() => import('./forgot-password-page'), 'ForgotPasswordPage'),
  },
  {
    ...plain,
    path: routes.resetPassword,
    label: { en: 'New password', fr: 'Nouveau mot de passe' },
    Page: page(() => import('./reset-password-page'), 'ResetPasswordPage'),
  },
]

/** Where the link of a mail leads. */
export const usersPages: readonly BackOfficePage[] = [
  {
    ...plain,
    path: routes.confirmEmail,
    label: { en: 'New email address', fr: 'Nouvelle adresse courriel' },
    Page: page(() => import('./confirm-email-page'), 'ConfirmEmailPage'),
  },
]
