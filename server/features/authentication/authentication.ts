import type { AuthenticationConfiguration } from '@feathersjs/authentication'
import type { Application } from '../../declarations'
import { noEvents } from '../../kit/service/hooks/no-events'
import { createApiKeyCallers } from './api-key-callers'
import { ApiKeyStrategy } from './api-key-strategy'
import { AuthenticationService } from './authentication-service'
import { JwtStrategy } from './jwt-strategy'
import { LocalStrategy } from './local-strategy'
import { PasskeyStrategy } from './passkey-strategy'
import { RefreshStrategy } from './refresh-strategy'
import { createRefreshTokens } from './refresh-tokens'
import { createSessions } from './sessions'
import { refuseQuery, validateSignIn } from './sign-in-hooks'

/** What an Authorization header may hold, in the order it is tried. */
export const headerStrategies = ['api-key', 'jwt']

const readConfiguration = (secret: string): AuthenticationConfiguration => ({
  secret,
  // Who calls takes the place of Feathers' user: a program with a key is none.
  entity: 'caller',
  entityId: 'userId',
  service: 'users',
  authStrategies: ['local', 'passkey', 'refresh', 'jwt', 'api-key'],
  // For the handshake of a socket, which signs in by calling the service.
  parseStrategies: [],
  jwtOptions: { algorithm: 'HS256', issuer: 'mainstreet', audience: 'mainstreet-api', expiresIn: '15m' },
})

/** Sets up signing in: sessions, refresh tokens and API keys, and the service `authentication` with its strategies. */
export const authentication = (app: Application): void => {
  app.set('sessions', createSessions(app))
  app.set('refreshTokens', createRefreshTokens(app))
  app.set('apiKeyCallers', createApiKeyCallers(app))
  app.set('authentication', readConfiguration(app.get('settings').jwtSecret))

  const service = new AuthenticationService(app)
  service.register('local', new LocalStrategy())
  service.register('passkey', new PasskeyStrategy())
  service.register('refresh', new RefreshStrategy())
  service.register('jwt', new JwtStrategy())
  service.register('api-key', new ApiKeyStrategy())

  app
    .get('policies')
    .set('authentication', 'Anybody may sign in, within limits; whoever is signed in may sign out.')
  app.use('authentication', service, { methods: ['create', 'remove'] })
  app.service('authentication').hooks({ around: { all: [noEvents, refuseQuery], create: [validateSignIn] } })
}

declare module '../../declarations' {
  interface ServiceTypes {
    authentication: AuthenticationService
  }
  interface Configuration {
    authentication: AuthenticationConfiguration
  }
}
