// Runs kiwi's own benchmark with stand-ins for the solver and the stopwatch. Prints the solver's
// input as a layout file: the variables, the constraints, and the suggested sizes.
#include <kiwi/kiwi.h>

#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

// The stand-in for the stopwatch, which runs everything once.
#define ANKERL_NANOBENCH_H_INCLUDED
namespace ankerl {
namespace nanobench {
struct Bench {
    Bench &minEpochIterations(unsigned long) { return *this; }
    template <typename Work> void run(const std::string &, Work work) { work(); }
};
template <typename T> void doNotOptimizeAway(const T &) {}
} // namespace nanobench
} // namespace ankerl

class Recorder {
public:
    void addEditVariable(const kiwi::Variable &variable, double strength) {
        index(variable);
        edits.emplace_back(variable.name(), strength);
        strengths.insert(strength);
    }

    void addConstraint(const kiwi::Constraint &constraint) {
        // kiwi sorts terms by address, which differs from run to run.
        std::map<int, double> terms;
        for (const auto &term : constraint.expression().terms()) terms[index(term.variable())] += term.coefficient();
        std::string text;
        for (const auto &[variable, coefficient] : terms) text += number(coefficient) + " " + names[variable] + " ";
        static const char *const relations[] = {"<=", ">=", "=="};
        text += std::string(relations[constraint.op()]) + " " + number(0.0 - constraint.expression().constant());
        constraints.emplace_back(constraint.strength(), text);
        strengths.insert(constraint.strength());
    }

    void suggestValue(const kiwi::Variable &, double value) { state += " " + number(value); }

    void updateVariables() {
        states.push_back(state);
        state.clear();
    }

    ~Recorder() {
        if (states.empty()) return;
        std::printf("# Recorded from kiwi's enaml_like_benchmark.cpp. Levels: name, priority here, strength in kiwi.\n");
        std::map<double, std::string> levels;
        int rank = 0;
        for (auto strength = strengths.rbegin(); strength != strengths.rend(); ++strength, ++rank) {
            levels[*strength] = "level" + std::to_string(rank);
            std::printf("level %s %d %s\n", levels[*strength].c_str(), 1000 - 100 * rank, number(*strength).c_str());
        }
        for (const auto &name : names) std::printf("variable %s\n", name.c_str());
        for (const auto &[name, strength] : edits) std::printf("suggest %s %s\n", levels[strength].c_str(), name.c_str());
        for (const auto &[strength, text] : constraints)
            std::printf("constraint %s %s\n", levels[strength].c_str(), text.c_str());
        for (const auto &text : states) std::printf("state%s\n", text.c_str());
    }

private:
    std::map<std::string, int> indices;
    std::vector<std::string> names;
    std::set<double> strengths;
    std::vector<std::pair<std::string, double>> edits;
    std::vector<std::pair<double, std::string>> constraints;
    std::vector<std::string> states;
    std::string state;

    int index(const kiwi::Variable &variable) {
        auto [entry, isNew] = indices.emplace(variable.name(), int(names.size()));
        if (isNew) names.push_back(variable.name());
        return entry->second;
    }

    static std::string number(double value) {
        char text[32];
        std::snprintf(text, sizeof text, "%.17g", value);
        return text;
    }
};

#define Solver Recorder
// Only main may end without a return statement, so the renamed function returns void.
#define main unused = 0; void run_benchmark
#include <benchmarks/enaml_like_benchmark.cpp>
#undef main

int main() { run_benchmark(); }
