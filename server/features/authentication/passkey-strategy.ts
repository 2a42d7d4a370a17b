import { NotAuthenticated } from '@feathersjs/errors'
import type { PasskeyProof } from '@mainstreet/shared/contracts/second-factor'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { server } from '../../kit/service/caller/caller'
import { checkPasskey, spendPasskey } from '../users/second-factor/passkeys'
import { refuseClosed } from './closed-accounts'
import { SignInStrategy, type SignIn, type SignInParams } from './sign-in'

const wrongPasskey = () => new NotAuthenticated(refusal('wrong-passkey'))

/** Signs in with a passkey alone: the device that holds it has asked for a finger, a face or its own code. */
export class PasskeyStrategy extends SignInStrategy {
  async authenticate({ response }: { response: PasskeyProof }, params: SignInParams): Promise<SignIn> {
    await this.app.get('limits').limitAddress('login-address', params.address)
    const passkey = await checkPasskey(this.app, response)
    if (!passkey) throw wrongPasskey()
    const { userId } = passkey
    await refuseClosed(this.app.get('database').knex, userId)
    const sessionId = await this.app.get('runWork')(server, async (work) => {
      const enabled = await work.trx('users').where({ id: userId, disabled: false }).forUpdate().first('id')
      if (!enabled || !(await spendPasskey(passkey, work))) throw wrongPasskey()
      return this.beginSession(userId, params, work)
    })
    return this.ofSession(sessionId)
  }
}
