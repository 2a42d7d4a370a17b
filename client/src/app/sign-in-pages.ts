import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { page } from './back-office/page-chunk'
import type { BackOfficePage } from './page'

const plain = { surface: 'plain', who: 'anyone' } as const

/** The pages of signing in. */
export const signInPages: readonly BackOfficePage[] = [
  {
    ...plain,
    path: routes.login,
    label: { en: 'Sign in', fr: 'Se connecter' },
    Page: page(() => import('../features/users/login-page'), 'LoginPage'),
  },
  {
    ...plain,
    path: routes.forgotPassword,
    label: { en: 'Forgotten password', fr: 'Mot de passe oublié' },
    Page: page(() => import('../features/users/forgot-password-page'), 'ForgotPasswordPage'),
  },
  {
    ...plain,
    path: routes.resetPassword,
    label: { en: 'New password', fr: 'Nouveau mot de passe' },
    Page: page(() => import('../features/users/reset-password-page'), 'ResetPasswordPage'),
  },
]
