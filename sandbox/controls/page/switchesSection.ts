import type { World } from '#sandbox/createWorld.ts';
import { CHAT_KINDS } from '#sandbox/platform/chatProviders.ts';
import { FORCE_LOGOUT_SECONDS } from '#sandbox/world/players/forceLogout.ts';
import type { ControlForm } from './controlForm.ts';
import { select } from './select.ts';

export function switchesSection({ switches }: World, form: ControlForm): string {
  const name = (value: string) => `<input type="hidden" name="name" value="${value}">`;
  const logout = switches.get('force_logout') ?? '';
  return [
    form(
      'switches',
      `${name('chat')}${select('value', 'Kind of the support chat', ['', ...CHAT_KINDS], switches.get('chat'))}<button>Set</button>`,
    ),
    form(
      'switches',
      `${name('force_logout')}<label>Seconds to the forced log-out (empty: ${FORCE_LOGOUT_SECONDS}, 0: never)<input name="value" type="number" min="0" max="99999" value="${logout}"></label><button>Set</button>`,
    ),
    form(
      'switches',
      `${name('domain_state')}${select('value', 'State of the domain', ['', 'active', 'maintenance', 'closed'], switches.get('domain_state'))}<button>Set</button>`,
    ),
    form(
      'switches',
      `${name('seon')}${select('value', 'Fingerprint of the device by SEON', ['', 'on'], switches.get('seon'))}<button>Set</button>`,
    ),
    form(
      'switches',
      `${name('withdrawal_code')}${select('value', 'Second factor on withdrawals of those who have it', ['', 'off'], switches.get('withdrawal_code'))}<button>Set</button>`,
    ),
    form(
      'switches',
      `${name('closure')}${select('value', 'How a closed account is told of', ['', 'outcome', 'ban'], switches.get('closure'))}<button>Set</button>`,
    ),
  ].join('');
}
