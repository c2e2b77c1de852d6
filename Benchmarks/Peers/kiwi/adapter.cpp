// kiwi behind the C functions of ckiwi.h.
#include "ckiwi.h"

#include <kiwi/kiwi.h>

#include <utility>
#include <vector>

namespace {

kiwi::Constraint make(const ckiwi_constraint &data, const std::vector<kiwi::Variable> &variables) {
    std::vector<kiwi::Term> terms;
    terms.reserve(data.term_count);
    for (int32_t i = 0; i < data.term_count; i++)
        terms.emplace_back(variables[data.terms[i].variable], data.terms[i].coefficient);
    const auto op = data.relation == CKIWI_EQUAL          ? kiwi::OP_EQ
                    : data.relation == CKIWI_LESS_OR_EQUAL ? kiwi::OP_LE
                                                           : kiwi::OP_GE;
    return kiwi::Constraint(kiwi::Expression(std::move(terms), -data.constant), op, data.strength);
}

void suggest(kiwi::Solver &solver, const std::vector<kiwi::Variable> &variables, const ckiwi_layout &layout) {
    for (int32_t i = 0; i < layout.suggestion_count; i++) {
        const ckiwi_suggestion &suggestion = layout.suggestions[i];
        solver.addEditVariable(variables[suggestion.variable], suggestion.strength);
    }
}

void setOut(kiwi::Solver &solver, const std::vector<kiwi::Variable> &variables, const ckiwi_layout &layout) {
    for (int32_t i = 0; i < layout.suggestion_count; i++) {
        const ckiwi_suggestion &suggestion = layout.suggestions[i];
        solver.suggestValue(variables[suggestion.variable], suggestion.value);
    }
}

double solve(kiwi::Solver &solver, const std::vector<kiwi::Variable> &variables) {
    solver.updateVariables();
    double sum = 0;
    for (const kiwi::Variable &variable : variables) sum += variable.value();
    return sum;
}

double build(const ckiwi_layout *layout) {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables(layout->variable_count);
    // Add the edit variables first and suggest their values last, as kiwi's own benchmark does.
    suggest(solver, variables, *layout);
    for (int32_t i = 0; i < layout->constraint_count; i++) solver.addConstraint(make(layout->constraints[i], variables));
    setOut(solver, variables, *layout);
    return solve(solver, variables);
}

} // namespace

struct ckiwi_session {
    const ckiwi_layout &layout;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;
    kiwi::Solver solver;

    explicit ckiwi_session(const ckiwi_layout &layout) : layout(layout) {
        for (int32_t i = 0; i < layout.variable_count; i++) variables.emplace_back();
        for (int32_t i = 0; i < layout.constraint_count + layout.spare_count; i++)
            constraints.push_back(make(layout.constraints[i], variables));
        ::suggest(solver, variables, layout);
        for (int32_t i = 0; i < layout.constraint_count; i++) solver.addConstraint(constraints[i]);
        setOut(solver, variables, layout);
        solve(solver, variables);
    }
};

namespace {

ckiwi_session *open(const ckiwi_layout *layout) { return new ckiwi_session(*layout); }

void close(ckiwi_session *session) { delete session; }

double suggest(ckiwi_session *session, const double *values, int32_t count) {
    for (int32_t i = 0; i < count; i++)
        session->solver.suggestValue(session->variables[session->layout.suggestions[i].variable], values[i]);
    return solve(session->solver, session->variables);
}

double replace(ckiwi_session *session, const int32_t *removed, const int32_t *added, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        session->solver.removeConstraint(session->constraints[removed[i]]);
        session->solver.addConstraint(session->constraints[added[i]]);
    }
    return solve(session->solver, session->variables);
}

double readd(ckiwi_session *session, int32_t index) {
    const kiwi::Constraint &constraint = session->constraints[index];
    session->solver.removeConstraint(constraint);
    const double without = solve(session->solver, session->variables);
    session->solver.addConstraint(constraint);
    return without + solve(session->solver, session->variables);
}

void read(const ckiwi_session *session, double *values) {
    for (const kiwi::Variable &variable : session->variables) *values++ = variable.value();
}

} // namespace

extern "C" __attribute__((visibility("default"))) const ckiwi_functions ckiwi = {
    build, open, close, suggest, replace, readd, read,
};
