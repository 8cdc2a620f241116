import { limits } from '@blazon/contract/limits.ts';
import { Input, Textarea } from '../../parts/field.tsx';
import { t } from './text.ts';

export interface ProjectDraft {
  readonly name: string;
  readonly description: string;
}

interface ProjectFieldsProps {
  readonly draft: ProjectDraft;
  readonly onChange: (draft: ProjectDraft) => void;
  readonly problems: { readonly name: string | null; readonly description: string | null };
}

export function ProjectFields({ draft, onChange, problems }: ProjectFieldsProps) {
  return (
    <>
      <Input
        label={t('projectFields.name')}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
        error={problems.name}
        maxLength={limits.nameLength}
        required
        autoComplete="off"
      />
      <Textarea
        label={t('projectFields.description')}
        hint={t('projectFields.forYouAndYourTeam')}
        value={draft.description}
        onChange={(event) => onChange({ ...draft, description: event.currentTarget.value })}
        error={problems.description}
        maxLength={limits.descriptionLength}
        rows={3}
      />
    </>
  );
}
