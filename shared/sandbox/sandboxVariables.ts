/**
 * Variables by which the processes of site, sandbox and development tell each other what no operator sets. `token`: of the sandbox's feed, drafts and
 * controls; without it the sandbox makes one. `waits`: 1, for a sandbox that opens its database when it is told (ParentMessage). `running`: the sandbox of
 * the parent, as JSON of what it told (SandboxReady), for a site that starts none.
 */
export const sandboxVariables = { token: 'SANDBOX_TOKEN', waits: 'SANDBOX_WAITS', running: 'SANDBOX_RUNNING' } as const;
